import { useEffect } from 'react';

/** So long a station stays on the wall. */
const STAY = 30_000;

/** Goes to the next of some choices again and again, while it runs and somebody may look. */
export function useCycle(
  isRunning: boolean,
  choices: readonly string[],
  current: string,
  go: (next: string) => void,
): void {
  useEffect(() => {
    if (!isRunning || choices.length < 2) return undefined;
    const timer = setTimeout(() => go(choices[(choices.indexOf(current) + 1) % choices.length] ?? ''), STAY);
    return () => clearTimeout(timer);
  }, [isRunning, choices, current, go]);
}
