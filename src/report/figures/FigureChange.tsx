import { Box } from '@mui/material';
import Down from '@mui/icons-material/ArrowDownward';
import Same from '@mui/icons-material/ArrowForward';
import Up from '@mui/icons-material/ArrowUpward';
import { visuallyHidden } from '@mui/utils';
import { useLocale, useTranslate } from 'react-admin';
import { formatAmount } from '@/schema/format';
import { roundsToZero } from '@/schema/measure/roundsToZero';

const ARROWS = { up: Up, down: Down, same: Same } as const;
const PERCENT = { unit: '%', decimals: 1 };

interface FigureChangeProps {
  /** Percent; null where there is nothing to compare with. */
  readonly change: number | null;
  /** A difference to show beside it, with its unit. */
  readonly difference?: string;
  /** What it is compared with, in words. */
  readonly against: string;
}

/**
 * How a figure changed: an arrow and a number to see, a sentence to hear. More is not always better, so it has no
 * color.
 */
export function FigureChange({ change, difference, against }: FigureChangeProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const size = formatAmount(change === null ? null : Math.abs(change), PERCENT, locale);
  const way = change === null || roundsToZero(change, PERCENT.decimals) ? 'same' : change > 0 ? 'up' : 'down';
  const Arrow = ARROWS[way];
  const words =
    change === null
      ? translate('report.figures.notComparable', { against })
      : translate(`report.figures.${way}`, { change: size, against });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.5,
        typography: 'caption',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span style={visuallyHidden}>{words}</span>
      <Box aria-hidden component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
        {change !== null && <Arrow sx={{ fontSize: 14 }} />}
        {size}
      </Box>
      {difference !== undefined && <span>{difference}</span>}
    </Box>
  );
}
