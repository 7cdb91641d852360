import { Box } from '@mui/material';
import { useRef } from 'react';
import { useArea } from '@/data';
import type { ChartSpec } from '../chart';
import type { PlotView } from './PlotInput';
import { PlotStage } from './PlotStage';
import { useWidth } from './useWidth';

export type { PlotView };

export interface PlotProps {
  readonly spec: ChartSpec;
  readonly view: PlotView;
  /** Pixels of the drawing; the legend stands above it. Small charts may take more. */
  readonly height: number;
  /** Keys of the series that are hidden. */
  readonly hidden: ReadonlySet<string>;
  readonly onHidden: (hidden: ReadonlySet<string>) => void;
  /** Charts with one name move their cursors together, by axis value; without a name a chart is alone. */
  readonly link?: string;
}

/** The drawing of a chart: axes, series, legend, cursor (spec 01 §2, §9). Fills its width; suspends for its texts. */
export function Plot(props: PlotProps) {
  useArea('charts');
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  return (
    <Box ref={box} sx={{ minWidth: 0, minHeight: props.height }}>
      {width > 0 && <PlotStage {...props} width={width} />}
    </Box>
  );
}
