import { Box } from '@mui/material';
import { useLocale } from 'react-admin';
import { figureText } from '@/charts/table/figureText';
import { figureDecimals } from './figureDecimals';
import type { Amount } from './readAmount';

interface FigureProps {
  readonly amount: Amount;
  /** Default: those of its unit. */
  readonly decimals?: number;
}

/** A figure to look at: the number large, its unit small. Nothing is `-`, zero is `0`. */
export function Figure({ amount: { value, unit }, decimals = figureDecimals(unit) }: FigureProps) {
  const locale = useLocale() ?? 'en';
  return (
    <Box component="span" sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {figureText(value, decimals, locale)}
      {value !== null && unit !== '' && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>{`${unit === '%' ? '' : '\u00a0'}${unit}`}</Box>
      )}
    </Box>
  );
}
