import { type Theme, useTheme } from '@mui/material';
import type { MeasureTone } from '@/schema';
import { toneColors } from './toneColors';
import { useMemo } from 'react';

/** Every color a drawing needs, resolved (`#rrggbb`): charts are also drawn where no style sheet reaches. @public */
export interface ChartColors {
  readonly mode: 'light' | 'dark';
  readonly paper: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly accent: string;
  readonly fontFamily: string;
  readonly tones: Readonly<Record<MeasureTone, string>>;
}

/** The colors of a theme, in the mode it is in. */
export function chartColors({ palette, typography }: Theme): ChartColors {
  return {
    mode: palette.mode,
    paper: palette.background.paper,
    ink: palette.text.primary,
    inkSoft: palette.text.secondary,
    line: palette.divider,
    accent: palette.primary.main,
    // it is written into attributes of SVG as it is: a double quote would end them
    fontFamily: (typography.fontFamily ?? 'sans-serif').replaceAll('"', "'"),
    tones: toneColors[palette.mode],
  };
}

/**
 * The colors of the charts for what is drawn beside them, in the mode of the moment.
 *
 * @example const { tones, ink } = useTones(); // tones.good: '#rrggbb'
 * @public
 */
export function useTones(): ChartColors {
  const theme = useTheme();
  return useMemo(() => chartColors(theme), [theme]);
}
