/**
 * A gate that opens at most once an interval: `pass()` is true the first time and again when the interval
 * in milliseconds has gone by since the last true.
 */
export function createThrottle(interval: number, now: () => number = () => performance.now()): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const time = now();
    if (time - last < interval) return false;
    last = time;
    return true;
  };
}
