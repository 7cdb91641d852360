import { Box, Paper, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { valueAt } from '@/api';
import { blockFacts, measureTexts, type Block, type Report, formatAmount } from '@/schema';
import { labelled } from '@/schema/internal';
import { readFigures, type Figure } from '../answer/readFigures';
import { blockQuery, callOf } from '../page/blockCall';
import type { ParamValues } from '../params/paramsAddress';
import { lineThrough } from './lineThrough';

/** A day that has passed is not query for again while the page is open, today not at once. */
const KEPT = 300_000;
const [WIDTH, HEIGHT] = [120, 28];

interface FigureDaysProps {
  readonly report: Report;
  readonly block: Block;
  readonly values: ParamValues;
  /** The parameter that is a day. */
  readonly param: string;
  /** From the first to the last. */
  readonly days: readonly string[];
}

/** Below figures of one day: how each of them was on the days until then. */
export function FigureDays({ report, block, values, param, days }: FigureDaysProps) {
  const call = callOf(report, block);
  const shown = blockFacts(block).measures;
  const answers = useQueries({
    queries: days.map((day) => {
      const request = { report, block, values: { ...values, [param]: day }, extra: {} };
      const query = call && blockQuery(call, request);
      return {
        queryKey: query?.key ?? [],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => query?.read(signal) ?? null,
        enabled: query !== undefined,
        staleTime: KEPT,
        retry: false,
      };
    }),
  });
  const read = answers.map(({ data }) =>
    data === undefined ? undefined : readFigures(valueAt(data, block.at), report.measures, shown),
  );
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))`,
        columnGap: 2,
        px: 2,
        py: 1,
      }}
    >
      {shown.map((key) => (
        <DayLine
          key={key}
          name={measureTexts(report.measures, key).name}
          days={days}
          figures={read.map((figures) => figures?.[key])}
        />
      ))}
    </Paper>
  );
}

interface DayLineProps {
  /** Key of its words. */
  readonly name: string;
  readonly days: readonly string[];
  readonly figures: readonly (Figure | undefined)[];
}

/** One figure over the days, with the least and the most of it. */
function DayLine({ name, days, figures }: DayLineProps) {
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const known = figures.flatMap((one) => (one?.value === null || one === undefined ? [] : [one]));
  const [first] = known;
  const values = figures.map((one) => (one?.unit === first?.unit ? (one?.value ?? null) : null));
  const text = (value: number) =>
    first ? formatAmount(value, { unit: first.unit, decimals: first.decimals }, locale) : '';
  const numbers = values.filter((value) => value !== null);
  const span = [...new Set([Math.min(...numbers), Math.max(...numbers)].map(text))].join(' – ');
  const written = labelled(translate('report.figures.days', { smart_count: days.length }), span);
  const spoken = `${translate(name)}, ${written}`;
  return (
    <Box component="figure" aria-label={spoken} sx={{ m: 0, minWidth: 0, minHeight: 48 }}>
      {numbers.length > 1 && (
        <Box
          component="svg"
          aria-hidden
          viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
          preserveAspectRatio="none"
          sx={{ display: 'block', width: 1, height: HEIGHT, color: 'primary.main' }}
        >
          <path
            d={lineThrough(values, WIDTH, HEIGHT)}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        </Box>
      )}
      <Typography
        component="figcaption"
        variant="caption"
        noWrap
        title={written}
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {numbers.length > 0 && written}
      </Typography>
    </Box>
  );
}
