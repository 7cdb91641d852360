import { Box } from '@mui/material';
import { useLocale } from 'react-admin';
import { formatFigure } from '@/schema/format';
import { durationWords } from '@/schema/measure/durationWords';
import { figureDecimals } from '@/schema/measure/figureDecimals';
import type { Amount } from './readAmount';

interface FigureProps {
  readonly amount: Amount;
  /** Default: those of its unit. */
  readonly decimals?: number;
  /** Words the answer said in its place. */
  readonly text?: string;
  readonly size?: 'h2' | 'h3';
}

/**
 * A figure to look at: the number large, its unit small; seconds from nothing on as minutes and seconds, `62 min 5 s`
 * (spec 02 §9). Nothing is `-`, zero is `0`.
 */
export function Figure({ amount: { value, unit }, decimals = figureDecimals(unit), text, size = 'h2' }: FigureProps) {
  const locale = useLocale() ?? 'en';
  const words = text ?? (unit === 's' && value !== null && value >= 0 ? durationWords(value, 'min') : undefined);
  return (
    <Box component="span" sx={{ typography: size, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      {words ?? formatFigure(value, decimals, locale)}
      {value !== null && unit !== '' && words === undefined && (
        <Box
          component="span"
          sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}
        >{`${unit === '%' ? '' : '\u00a0'}${unit}`}</Box>
      )}
    </Box>
  );
}
