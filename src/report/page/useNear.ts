import { useEffect, useState, type RefObject } from 'react';

/** So far from the window it begins, in px: what is scrolled to is there already. */
const AHEAD = '400px';

/** Whether an element has come near the window; it stays so. Where the browser cannot tell, it is at once. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = element.current;
    if (near || !target) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), { rootMargin: AHEAD });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
