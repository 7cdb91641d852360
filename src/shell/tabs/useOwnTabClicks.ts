import { useMemo, type MouseEvent } from 'react';
import type { Access } from '@/access';
import { tabPlace } from './tabPlace';

/** The address of a record a link leads to; undefined for every other element. */
function recordOf(
  access: Access,
  target: EventTarget,
): { readonly address: string; readonly name: string } | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.target === '_blank' || link.hasAttribute('download'))
    return undefined;
  const { pathname, search, hash } = link;
  if (tabPlace(access, [], pathname)?.ownKey === undefined) return undefined;
  return { address: pathname + search + hash, name: link.getAttribute('aria-label') ?? link.textContent };
}

/** Ctrl, Cmd or middle click on a link to a record opens it in a tab of its own instead of another console. */
export function useOwnTabClicks(access: Access, open: (address: string, title: string) => void) {
  return useMemo(() => {
    const take = (event: MouseEvent) => {
      const record = recordOf(access, event.target);
      if (!record) return;
      event.preventDefault();
      open(record.address, record.name.trim());
    };
    return {
      onClickCapture: (event: MouseEvent) => {
        if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) take(event);
      },
      onAuxClickCapture: (event: MouseEvent) => {
        if (event.button === 1) take(event);
      },
    };
  }, [access, open]);
}
