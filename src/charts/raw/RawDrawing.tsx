import { Box } from '@mui/material';
import { LegendComponent, TitleComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, use as register } from 'echarts/core';
import type { EChartsOption } from 'echarts';
import EChartsReactCore from 'echarts-for-react/esm/core';
import { useMemo, useRef, useState } from 'react';
import { init } from '../plot/echartsParts';
import { useWidth } from '../plot/useWidth';
import { useTones } from '../tones/chartColors';
import type { RawChartParts, RawChartProps } from './RawChart';
import { rawTheme } from './rawTheme';

register([LegendComponent, TitleComponent, TooltipComponent]);

interface RawDrawingProps extends Pick<RawChartProps, 'title' | 'onEvents'> {
  readonly option: EChartsOption;
  readonly use: RawChartParts;
  readonly renderer: 'svg' | 'canvas';
  /** Pixels. */
  readonly height: number;
}

/**
 * The ECharts that `echarts-for-react` draws with: it knows the parts the chart uses. The wrapper draws in promises of
 * its own, where no boundary hears of a failure, so the chart tells it.
 */
function echartsFor(use: RawChartParts, onFailed: (error: unknown) => void) {
  return {
    init(...given: Parameters<typeof init>) {
      register([...use]);
      const chart = init(...given);
      const draw = chart.setOption;
      const guarded = (...options: unknown[]) => {
        try {
          Reflect.apply(draw, chart, options);
        } catch (error) {
          onFailed(error);
        }
      };
      return Object.assign(chart, { setOption: guarded });
    },
    getInstanceByDom,
    dispose,
  };
}

/** The drawing of an option: as wide as there is room, in the colors of the mode. Throws what cannot be drawn. */
export function RawDrawing({ title, option, use, renderer, height, onEvents }: RawDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const colors = useTones();
  const theme = useMemo(() => rawTheme(colors), [colors]);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [echarts] = useState(() => echartsFor(use, (error) => setFailure({ error })));
  if (failure) throw failure.error;
  return (
    // in a page that is hidden there is no width yet, and the library would draw nothing for good
    <Box ref={box} dir="ltr" role="img" aria-label={title} sx={{ minWidth: 0, height }}>
      {width > 0 && (
        <EChartsReactCore {...{ echarts, option, theme, onEvents }} notMerge opts={{ renderer }} style={{ height }} />
      )}
    </Box>
  );
}
