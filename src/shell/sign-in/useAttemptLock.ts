import { useCallback, useEffect, useRef, useState } from 'react';

/** A second submit is blocked for this long after an attempt (spec 01 §5, §9). */
const LOCK_MS = 1500;

/** `take` is true once and then false until the lock opens again. */
export function useAttemptLock(): { readonly locked: boolean; take(): boolean } {
  const [locked, setLocked] = useState(false);
  const held = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = useCallback(() => {
    if (held.current) return false;
    held.current = true;
    setLocked(true);
    timer.current = setTimeout(() => {
      held.current = false;
      setLocked(false);
    }, LOCK_MS);
    return true;
  }, []);
  return { locked, take };
}
