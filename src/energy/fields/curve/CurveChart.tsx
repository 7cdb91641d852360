import { useLocale, useTranslate } from 'react-admin';
import { type ChartSpec, ChartCard } from '@/charts';
import type { Figure } from '../../slots/figures';
import type { CellProps } from '@/fields/views';
import { curveUnit } from './curveUnit';
import { slotAxis } from './slotAxis';
import { slotDay } from './slotDay';
import { curveTraits, type CurveOptions } from './type';
import { useCurveFacts } from './useCurveFacts';

interface CurveChartProps extends CellProps<readonly Figure[], CurveOptions> {
  readonly value: readonly Figure[];
}

/** Figures over their slots: energies as bars, powers and prices as steps. */
export default function CurveChart({ value, record, name, field, scope }: CurveChartProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { options } = field;
  const { decimals, sums } = curveTraits(options);
  const slots = slotAxis(options.slots, value.length, locale, slotDay(options, record));
  const facts = useCurveFacts(value, options, record);
  const title = translate(`${scope}.fields.${name}`);
  const spec: ChartSpec = {
    id: `${scope}-${name}`,
    title,
    scale: { kind: 'category', categories: slots.map((one) => one.label) },
    axes: [{ unit: curveUnit(options, record), decimals, sums }],
    series: [
      {
        key: name,
        name: title,
        kind: sums ? 'bar' : 'step',
        tone: options.measure?.tone,
        values: slots.map((_, at) => value[at] ?? null),
      },
    ],
    views: ['line', 'bar', 'table'],
  };
  return <ChartCard title={title} note={facts} spec={spec} level="h3" height={240} />;
}
