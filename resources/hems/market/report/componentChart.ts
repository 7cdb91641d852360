import type { ChartSpec } from '@/charts';
import type { Translate } from '@/data';
import { readSeries, chartSpec } from '@/report';
import { answerNames, chart } from '@/dsl';
import { marketData } from '@schemas/hems/market/market-data.report';
import type { Shown } from './shownAs';

/** What a component of the report is shown with. */
export interface ComponentPlace {
  /** Day of the report (`yyyy-MM-dd`): times of day alone are of it; other labels say their own days. */
  readonly day: string;
  readonly zone: string;
  readonly currency: string;
  readonly translate: Translate;
}

const { measures } = marketData;
const KINDS = { line: 'line', bar: 'bar', area: 'area', pie: 'bar' } as const;
/** What may stand on each other and has shares of a whole: powers and energies, never prices. */
const PARTS = /^[kMGT]?Wh?$/;

export const isChart = (type: Shown): type is keyof typeof KINDS => type in KINDS;

/**
 * The chart of a component: names of the answer, else those of the market's quantities, whose units and digits it has.
 */
export function componentChart(
  data: unknown,
  type: keyof typeof KINDS,
  { id, title }: { readonly id: string; readonly title: string },
  { day, zone, currency, translate }: ComponentPlace,
): ChartSpec {
  const block = chart([], {
    with: [answerNames()],
    views: type === 'pie' ? ['pie', 'table'] : [type === 'bar' ? 'bar' : 'line', 'table'],
  });
  const read = readSeries(data, measures, block, { zone, today: day });
  const shares = read.series.filter(({ unit }) => PARTS.test(unit));
  const series =
    type !== 'pie'
      ? read.series
      : shares.length > 0
        ? shares
        : read.series.filter(({ unit }) => unit === read.series[0]?.unit);
  const spec = chartSpec({
    id: `market-report-${id}`,
    title,
    block,
    measures,
    parts: { ...read, series },
    currency,
    translate,
  });
  return {
    ...spec,
    series: spec.series.map((one) => ({
      ...one,
      kind: KINDS[type],
      ...(type === 'area' && PARTS.test(spec.axes[one.axis ?? 0]?.unit ?? '') && { stack: 'area' }),
    })),
  };
}
