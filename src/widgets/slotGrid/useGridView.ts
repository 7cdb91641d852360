import { useCallback, useRef, useState, type UIEvent } from 'react';
import type { Cell } from '@/schema/slots/figures';
import { rowWindow } from '../tree/rowWindow';
import type { Size } from './slotArea';
import { slotSizes } from './slotSizes';

interface Sides {
  /** Px that stick at each side over the cells. */
  readonly foot: number;
  readonly end: number;
}

/** Which rows and slots to draw: those on view. 50 rows of 96 cost as much as what fits on the screen. */
export function useGridView({ rows, slots }: Size, { foot, end }: Sides) {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number }>({
    width: globalThis.innerWidth,
    height: slotSizes.height,
  });
  const [place, setPlace] = useState({ top: 0, left: 0 });
  const ref = useCallback((box: HTMLDivElement | null) => {
    element.current = box;
    if (!box) return undefined;
    const observer = new ResizeObserver(() =>
      setRoom({ width: box.clientWidth || globalThis.innerWidth, height: box.clientHeight || slotSizes.height }),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const onScroll = useCallback(({ currentTarget }: UIEvent) => {
    const top = rowWindow.top(currentTarget.scrollTop, slotSizes.row);
    const left = rowWindow.top(currentTarget.scrollLeft, slotSizes.slot);
    setPlace((before) => (before.top === top && before.left === left ? before : { top, left }));
  }, []);
  /** Scrolls just so far that a cell is on view. */
  const reveal = ({ row, slot }: Cell) => {
    const box = element.current;
    if (!box) return;
    const [y, x] = [row * slotSizes.row, slot * slotSizes.slot];
    const [height, width] = [box.clientHeight - slotSizes.head - foot, box.clientWidth - slotSizes.name - end];
    if (y < box.scrollTop) box.scrollTop = y;
    else if (y + slotSizes.row > box.scrollTop + height) box.scrollTop = y + slotSizes.row - height;
    if (x < box.scrollLeft) box.scrollLeft = x;
    else if (x + slotSizes.slot > box.scrollLeft + width) box.scrollLeft = x + slotSizes.slot - width;
  };
  const [top, bottom] = rowWindow.rows(place.top, { count: rows, rowHeight: slotSizes.row, height: room.height });
  const [left, right] = rowWindow.rows(place.left, { count: slots, rowHeight: slotSizes.slot, height: room.width });
  return { ref, element, onScroll, reveal, top, bottom, left, right };
}
