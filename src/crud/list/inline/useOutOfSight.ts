import { useEffect, useEffectEvent } from 'react';

/** Tells when an element that was in sight is scrolled out of it: a table draws only the rows in view. */
export function useOutOfSight(element: HTMLElement | null, onGone: () => void): void {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!element || !('IntersectionObserver' in window)) return undefined;
    let seen = false;
    const observer = new IntersectionObserver((entries) => {
      const visible = entries.at(-1)?.isIntersecting ?? false;
      if (seen && !visible) gone();
      seen = visible;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
}
