import { useTheme } from '@mui/material';
import { useMemo } from 'react';
import { chartColors, type ChartColors } from './chartColors';

/** The colors of the charts for what is drawn beside them, in the mode of the moment. */
export function useTones(): ChartColors {
  const theme = useTheme();
  return useMemo(() => chartColors(theme), [theme]);
}
