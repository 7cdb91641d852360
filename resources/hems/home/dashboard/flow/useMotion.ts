import { useMediaQuery } from '@mui/material';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const watchDocument = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/**
 * Whether something may move: it is on the screen, the window is looked at, and nobody asked for calm. Followed as it
 * changes.
 */
export function useMotion(ref: RefObject<Element | null>): boolean {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const visible = useSyncExternalStore(watchDocument, () => document.visibilityState === 'visible');
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return inView && visible && !calm;
}
