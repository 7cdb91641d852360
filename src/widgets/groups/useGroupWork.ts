import { useEffect, useRef, useState } from 'react';

/** Runs one call at a time and keeps why it failed until the next one, or until it is forgotten. */
export function useGroupWork() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const run = async (work: () => Promise<void>, then: () => void) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      if (mounted.current) then();
    } catch (failure) {
      if (mounted.current) setError(failure ?? new Error());
    } finally {
      if (mounted.current) setBusy(false);
    }
  };
  return { busy, error, run, forget: () => setError(undefined) };
}
