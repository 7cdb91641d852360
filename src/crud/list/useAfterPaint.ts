import { startTransition, useEffect, useState } from 'react';

/**
 * A value once the frame it came in is on the screen: for what may follow a moment later, so that what was pressed
 * answers at once.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState<{ readonly value: T }>({ value });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() =>
        startTransition(() => setShown((before) => (before.value === value ? before : { value }))),
      );
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown.value;
}
