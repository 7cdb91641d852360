import { csvText } from '@/schema';
import { dayOf, wallClockAt } from '@/schema/dates';
import type { Locale } from '../../../../core/texts';
import { fileAnswer } from '../../../../crud/fileAnswer';
import type { Chart } from './chartAnswer';
import { sent } from './homeUnits';

const heads = { time: { en: 'Local time', zh: '本地时间' }, utc: { en: 'UTC', zh: 'UTC' } } as const;

/**
 * A chart as a table: time on the station's clock, the same in UTC, and one column a series. Nothing is an empty cell.
 */
export function chartFile({ zone, labels, moments, series }: Chart, name: string, locale: Locale): Response {
  const head = [
    `${heads.time[locale]} (${zone})`,
    heads.utc[locale],
    ...series.map(({ desc, unit }) => `${desc[locale]} (${unit})`),
  ];
  const rows = moments.map((at, index) => [
    labels === 'day' ? dayOf(at, zone) : (wallClockAt(new Date(at), zone) ?? ''),
    new Date(at).toISOString().replace('.000Z', 'Z'),
    ...series.map(({ list }) => String(sent(list[index]) ?? '')),
  ]);
  return fileAnswer(csvText([head, ...rows]), `${name}.csv`, 'text/csv; charset=utf-8');
}
