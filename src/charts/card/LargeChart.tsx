import { useId, type ReactNode, useCallback, useState } from 'react';
import { Box, Dialog } from '@mui/material';
import { ChartFrame } from './ChartFrame';

/**
 * Measures the height of an element in whole pixels, now and when it changes: `[ref, height]`, 0 before the first time.
 */
function useChartRoom(): readonly [ref: (element: HTMLElement | null) => (() => void) | undefined, height: number] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setHeight(Math.floor(element.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}

interface LargeChartProps {
  readonly open: boolean;
  readonly title: string;
  readonly tools: ReactNode;
  /** Below the heading. */
  readonly note?: ReactNode;
  onClose(): void;
  /** Draws into so many pixels of height, below the heading of that id. */
  readonly children: (room: number, headingId: string) => ReactNode;
}

/** A chart on the whole screen. Escape closes it; the focus goes back to where it came from. */
export function LargeChart({ open, title, tools, note, onClose, children }: LargeChartProps) {
  const id = useId();
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      transitionDuration={0}
      slotProps={{ paper: { sx: { '&&': { m: 0, width: 1, maxWidth: 'none', border: 0 } } } }}
    >
      <ChartFrame bare title={title} headingId={id} tools={tools} note={note}>
        <Room>{(room) => children(room, id)}</Room>
      </ChartFrame>
    </Dialog>
  );
}

function Room({ children }: { readonly children: (room: number) => ReactNode }) {
  const [ref, room] = useChartRoom();
  return (
    <Box ref={ref} sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
      {room > 0 && children(room)}
    </Box>
  );
}
