import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react';

interface Drag {
  readonly key: string;
  readonly y: number;
  readonly from: number;
}

/**
 * Moves rows of one height by dragging a handle, with mouse, pen or finger. The list is asked to move the row each time
 * the pointer passes another one, so what is seen is what is kept; `cancel` puts it back. The window is listened to:
 * a row that moves in the page loses the pointer.
 */
export function useDragOrder(rowHeight: number, count: number, onMove: (key: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const move = useEffectEvent(onMove);
  useEffect(() => {
    if (!drag) return undefined;
    let at = drag.from;
    const follow = (event: PointerEvent) => {
      const to = Math.max(0, Math.min(count - 1, drag.from + Math.round((event.clientY - drag.y) / rowHeight)));
      if (to === at) return;
      at = to;
      move(drag.key, to);
    };
    const end = () => setDrag(undefined);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [drag, rowHeight, count]);
  return {
    dragged: drag?.key,
    grab: (event: ReactPointerEvent<HTMLElement>, key: string, index: number) => {
      if (event.button !== 0) return;
      event.preventDefault(); // no text is selected on the way
      setDrag({ key, y: event.clientY, from: index });
    },
    /** Puts a row that is being dragged back where it was; says whether there was one. */
    cancel: (): boolean => {
      if (!drag) return false;
      onMove(drag.key, drag.from);
      setDrag(undefined);
      return true;
    },
  };
}
