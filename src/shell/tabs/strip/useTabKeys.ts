import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from '@/widgets';
import type { PageTab } from '../pageTab';

interface TabKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly tabs: readonly PageTab[];
  readonly shown: string | undefined;
  show(key: string): void;
  close(key: string): void;
}

const AT: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};
const STEP: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/**
 * Keys of the strip: arrows, Home and End move the focus, Enter and Space show, Delete closes. Anywhere on the page
 * Alt+W closes the shown tab, Alt+Page Down and Alt+Page Up show the next and the previous one.
 */
export function useTabKeys({ list, tabs, shown, show, close }: TabKeys) {
  const [focus, setFocus] = useState<string>();
  const focusable = [focus, shown].find((key) => tabs.some((tab) => tab.key === key)) ?? tabs[0]?.key;

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const at = tabs.findIndex((tab) => tab.key === focusable);
    const tab = tabs[at];
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = AT[event.key];
    if (step) list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[step(at, tabs.length)]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') show(tab.key);
    else if (event.key === 'Delete') close(tab.key);
    else return;
    event.preventDefault();
  };

  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (isComposing(event)) return;
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || shown === undefined) return;
    if (document.querySelector('[aria-modal="true"]')) return;
    const step = STEP[event.key];
    const at = tabs.findIndex((tab) => tab.key === shown);
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length];
    if (event.code === 'KeyW') close(shown);
    else if (next) show(next.key);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { focusable, focused: setFocus, onKeyDown };
}
