import { useEffect, useEffectEvent } from 'react';
import { useTakeUndoableMutation } from 'react-admin';
import { flushPending, holdPending } from './pendingUndo';

/**
 * Takes over the mutations that react-admin holds back until their toast is gone. They wait in the order they were
 * made; leaving the document sends them, and the browser asks, so that they are on their way before it goes.
 *
 * @param onSent nothing can be undone any more
 */
export function useUndoables(onSent: () => void): void {
  const sent = useEffectEvent(onSent);
  const take = useTakeUndoableMutation();
  useEffect(() => {
    const mutation = take();
    if (mutation) holdPending(mutation);
  }, [take]); // another one under it gives a new `take`
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (flushPending() === 0) return;
      event.preventDefault();
      sent();
    };
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, []);
}
