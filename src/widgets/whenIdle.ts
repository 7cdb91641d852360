/**
 * Does something that can wait once the page has nothing to do, `after` ms from now at the earliest: a person who comes
 * first finds the line and the processor free. Returns what calls it off.
 */
export function whenIdle(work: () => void, after = 0): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work);
    else work(); // Safari: a pause has to do
  }, after);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
