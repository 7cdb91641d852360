import { useLayoutEffect } from 'react';
import { isComposing } from '@/widgets';

/** Keys pressed since the palette was asked for; it takes them when it is there. */
export const early: string[] = [];

/** Holds what is typed while the palette is on its way, so that nothing of it is lost. */
export function EarlyKeys({ close }: { close(): void }): null {
  useLayoutEffect(() => {
    early.length = 0;
    const hold = (event: KeyboardEvent) => {
      const { key } = event;
      if (
        isComposing(event) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !/^(?:.|Backspace|Enter|Escape)$/u.test(key)
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      early.push(key);
      if (key === 'Escape') close();
    };
    addEventListener('keydown', hold, true);
    return () => removeEventListener('keydown', hold, true);
  }, [close]);
  return null;
}
