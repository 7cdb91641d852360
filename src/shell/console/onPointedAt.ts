import { withoutBase } from '@/access/internal';

/**
 * Tells of links within the console that somebody points at or comes to by keyboard: the moment until he presses is
 * enough to fetch what is behind them. Returns what ends it.
 */
export function onPointedAt(tell: (pathname: string) => void): () => void {
  let last: Element | undefined;
  const hear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link === last) return;
    last = link;
    const [path, here] = [link.pathname, window.location.pathname].map((one) => withoutBase(one));
    if (path !== undefined && link.target === '' && link.origin === window.location.origin && path !== here) tell(path);
  };
  document.addEventListener('pointerover', hear, { passive: true });
  document.addEventListener('focusin', hear);
  return () => {
    document.removeEventListener('pointerover', hear);
    document.removeEventListener('focusin', hear);
  };
}
