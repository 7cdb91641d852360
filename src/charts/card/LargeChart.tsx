import { useId, type ReactNode } from 'react';
import { Box, Dialog } from '@mui/material';
import { ChartFrame } from './ChartFrame';
import { useChartRoom } from './useChartRoom';

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
