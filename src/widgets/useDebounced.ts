import { useEffect, useState } from 'react';

/**
 * The value once it has rested for that many milliseconds, 300 unless told; until then the one before.
 *
 * @example const keyword = useDebounced(typed, 400);
 * @public
 */
export function useDebounced<T>(value: T, delay = 300): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
