import { useCallback, useRef } from 'react';
import { useEvent } from 'react-admin';

/**
 * While something is being pressed, what leaving a field shows has to wait: a message that moves the page would carry
 * the button or the choice away from under the pointer, and the press would be lost.
 */
export function useHeldLeave(leave: (name: string) => void) {
  const held = useRef<string[]>(undefined);
  const latest = useEvent(leave);

  const onPointerDownCapture = useCallback(() => {
    const names: string[] = [];
    held.current = names;
    const ends = new AbortController();
    const release = () => {
      ends.abort();
      setTimeout(() => {
        if (held.current !== names) return;
        held.current = undefined;
        names.forEach((name) => latest(name));
      });
    };
    window.addEventListener('pointerup', release, ends);
    window.addEventListener('pointercancel', release, ends);
  }, [latest]);
  const onLeave = useCallback((name: string) => (held.current ? void held.current.push(name) : latest(name)), [latest]);
  /** The form was emptied: what was left before says nothing any more. */
  const forget = useCallback(() => {
    held.current = undefined;
  }, []);
  return { onPointerDownCapture, onLeave, forget };
}
