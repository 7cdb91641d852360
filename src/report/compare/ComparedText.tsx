import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { periodText } from '@/fields/internal';
import { formatList } from '@/schema';
import { unequalDays } from '@/schema/dates';
import type { Standing } from './equipment';
import type { Compared } from './useCompared';

/**
 * The other period in words: '01 Oct 2026 – 28 Oct 2026', of a day that is not over until which time.
 *
 * @example const against = useAgainst(useCompared(props)) // undefined while nothing is compared
 * @public
 */
export function useAgainst(compared: Compared | undefined): string | undefined {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!compared) return undefined;
  const { before, until } = compared;
  const time = until === undefined ? '' : translate('report.compare.until', { time: until });
  return [periodText(before, locale), time].filter(Boolean).join(' ');
}

/**
 * What two periods differ in besides their figures: how long they are, whether one is not over, what stood in them.
 */
function useDifferences({ now, before, isOpen, until, live, standing }: Compared): readonly string[] {
  const translate = useTranslate();
  const named = (key: string, all: Standing['came'] = []) =>
    all.length === 0 ? '' : translate(`report.compare.${key}`, { names: formatList(all.map(({ name }) => name)) });
  const days = (count: number) => translate('report.compare.days', { smart_count: count });
  const unequal = unequalDays({ now, before, isOpen });
  return [
    unequal ? translate('report.compare.unequal', { now: days(unequal.now), before: days(unequal.before) }) : '',
    isOpen && until === undefined ? translate('report.compare.open') : '',
    standing && standing.now.length + standing.before.length > 0
      ? translate('report.compare.standing', {
          now: String(standing.now.length),
          before: String(standing.before.length),
        })
      : '',
    named('came', standing?.came),
    named('went', standing?.went),
    live.state.error ? translate('report.compare.failed') : '',
  ].filter(Boolean);
}

interface ComparedTextProps {
  /** What figures are compared with, in words. */
  readonly against: string;
  readonly compared?: Compared | undefined;
}

const PART = { color: 'text.secondary', '&:not(:last-child)::after': { content: '"·"', ml: 1 } } as const;

function Differences({ compared }: { readonly compared: Compared }) {
  return useDifferences(compared).map((text) => (
    <Typography key={text} component="span" variant="caption" sx={PART}>
      {text}
    </Typography>
  ));
}

/**
 * Beside a heading: what its figures are compared with, and what has to be known of that.
 *
 * @example <ComparedText against={against} compared={compared} />
 * @public
 */
export function ComparedText({ against, compared }: ComparedTextProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <Typography component="span" variant="caption" sx={PART}>
        {translate('report.figures.against', { against })}
      </Typography>
      {compared && <Differences compared={compared} />}
    </Box>
  );
}
