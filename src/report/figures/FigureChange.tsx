import { Box, Skeleton, Tooltip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { use } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatAmount, roundsToZero } from '@/schema';
import { ComparisonOnItsWay } from '../compare/ComparedFigures';

const SIGNS = { up: '▲', down: '▼', same: '' } as const;
const PERCENT = { unit: '%', decimals: 1 };

interface FigureChangeProps {
  /** Percent; null where there is nothing to compare with. */
  readonly change: number | null;
  /** Points, of a share: from 20 % to 25 % it changed by 5 of them. */
  readonly points?: number;
  /** The difference in the unit of the figure, for those who point at the change and those who hear it. */
  readonly difference?: string;
  /** What it is compared with, in words. */
  readonly against: string;
}

/** The size of a change as it is shown: in percent, of a share in points. */
function useSize(change: number | null, points: number | undefined): string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { decimals } = PERCENT;
  return points === undefined
    ? formatAmount(change === null ? null : Math.abs(change), PERCENT, locale)
    : translate('report.figures.points', { points: formatAmount(Math.abs(points), { unit: '', decimals }, locale) });
}

/**
 * How a figure changed, on one line: an arrow and a number to see, a sentence to hear. More is not always better, so it
 * has no color.
 */
export function FigureChange({ change, points, difference, against }: FigureChangeProps) {
  const translate = useTranslate();
  const size = useSize(change, points);
  const isOnItsWay = use(ComparisonOnItsWay);
  if (isOnItsWay) return <Skeleton component="span" width={48} sx={{ typography: 'caption' }} />;
  const by = points ?? change;
  const way = by === null || roundsToZero(by, PERCENT.decimals) ? 'same' : by > 0 ? 'up' : 'down';
  const sentence =
    by === null
      ? translate('report.figures.notComparable', { against })
      : translate(`report.figures.${way}`, { change: size, against });
  return (
    <Tooltip title={[sentence, difference].filter(Boolean).join(' ')} describeChild>
      <Box
        component="span"
        sx={{
          typography: 'caption',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        <span style={visuallyHidden}>{sentence}</span>
        {difference !== undefined && <span style={visuallyHidden}>{difference}</span>}
        <Box aria-hidden component="span">
          {by === null ? '-' : [SIGNS[way], size].filter(Boolean).join('\u00a0')}
        </Box>
      </Box>
    </Tooltip>
  );
}
