import type { ChartSeries, ChartSpec } from '@/charts';
import type { ValueAxis } from '@/charts/internal';
import { quantityUnit, type QuantityOptions } from '@/fields/internal';
import { wholeMeasure, type AnyRecord, type Field, recordUnit } from '@/schema';
import { addDays, startOfDay } from '@/schema/dates';
import { startOf } from './dayText';

interface HistoryOptions {
  /** Fields by name, in the order they are drawn. */
  readonly fields: readonly (readonly [name: string, field: Field])[];
  readonly effective: string;
  /** `yyyy-MM-dd` by the clock of the site. */
  readonly today: string;
  readonly zone: string;
  label(name: string): string;
}

/** How long the last version is drawn after today, or after it begins. */
const OPEN_DAYS = 90;

function axisOf({ type, options }: Field, record: AnyRecord): ValueAxis {
  const own = options as Omit<Partial<QuantityOptions>, 'default'> & {
    readonly unit?: string;
    readonly decimals?: number;
  }; // the name of the type says which options these are
  if (own.measure && own.of)
    return {
      unit: quantityUnit({ ...own, measure: own.measure, of: own.of }, record),
      decimals: wholeMeasure(own.measure).decimals,
      sums: false,
    };
  const { unit = '' } = type.number?.(options) ?? {};
  return { unit: recordUnit(unit, record), decimals: own.decimals ?? 2, sums: false };
}

/** The figures of versions over time, each a step that holds until the next version; undefined where they have none. */
export function historyChart(
  versions: readonly AnyRecord[],
  { fields, effective, today, zone, label }: HistoryOptions,
): Omit<ChartSpec, 'id' | 'title'> | undefined {
  const known = versions
    .filter((one) => startOf(one, effective) !== '')
    .toSorted((one, other) => startOf(one, effective).localeCompare(startOf(other, effective)));
  const last = known.at(-1);
  if (!last) return undefined;
  const begins = known.map((one) => startOfDay(startOf(one, effective), zone));
  const end = startOfDay(addDays([today, startOf(last, effective)].toSorted()[1] ?? today, OPEN_DAYS), zone);
  const axes: ValueAxis[] = [];
  const series = fields.flatMap(([name, field]): ChartSeries[] => {
    const values = known.map((one) => (typeof one[name] === 'number' ? one[name] : null));
    if (!field.type.traits?.measured || values.every((value) => value === null)) return [];
    const axis = axisOf(field, last);
    if (!axes.some(({ unit }) => unit === axis.unit))
      axes.push({ ...axis, side: axes.length === 0 ? 'left' : 'right' });
    return [
      {
        key: name,
        name: label(name),
        kind: 'step',
        axis: axes.findIndex(({ unit }) => unit === axis.unit),
        times: [...begins, end],
        values: [...values, values.at(-1) ?? null],
      },
    ];
  });
  if (series.length === 0) return undefined;
  return {
    scale: { kind: 'time', zone, from: begins[0] ?? end, to: end },
    axes,
    series,
    now: startOfDay(today, zone),
    views: ['line', 'table'],
  };
}
