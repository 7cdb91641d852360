import { Box } from '@mui/material';
import { useLocale } from 'react-admin';
import { formatAmount, withUnit, figureDecimals } from '@/schema';
import { formatShort, durationWords } from '@/schema/internal';
import type { Amount } from './readAmount';

interface FigureProps {
  readonly amount: Amount;
  /** Default: those of its unit. */
  readonly decimals?: number;
  /** Words the answer said in its place. */
  readonly text?: string;
  /** The same in the unit it came in, where it is shown in another. */
  readonly exact?: Amount;
  /** It stays in its unit however large it is. */
  readonly kept?: boolean;
  /** `tile`: of a strip of figures. */
  readonly size?: 'h2' | 'h3' | 'tile';
}

const TILE = { typography: 'h2', lineHeight: '24px' } as const;

/**
 * A figure to look at: at most four digits, the number large, its unit small, all of its digits in the title; seconds
 * from nothing on as minutes and seconds, `62 min 5 s` (spec 02 §9). Nothing is `-`, zero is `0`.
 *
 * @example <Figure amount={{ value: 12345.678, unit: 'kWh' }} /> // 12.35 MWh
 * @public
 */
export function Figure({
  amount: { value, unit },
  decimals = figureDecimals(unit),
  text,
  exact,
  kept,
  size = 'h2',
}: FigureProps) {
  const locale = useLocale() ?? 'en';
  const words = text ?? (unit === 's' && value !== null && value >= 0 ? durationWords(value, 'min') : undefined);
  const short = formatShort(value, { unit, decimals }, locale, kept);
  const shown = withUnit(short.number, short.unit, locale);
  const whole = exact ? formatAmount(exact.value, { unit: exact.unit, decimals }, locale) : short.exact;
  return (
    <Box
      component="span"
      data-figure
      title={words === undefined && whole !== shown ? whole : undefined}
      sx={{
        ...(size === 'tile' ? TILE : { typography: size }),
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
      }}
    >
      {words ?? short.number}
      {value !== null && short.unit !== '' && words === undefined && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {shown.slice(short.number.length)}
        </Box>
      )}
    </Box>
  );
}
