import { dayOf } from '@/schema/dates';
import { isoAt } from '../../../../core/isoAt';
import type { Locale, Text } from '../../../../core/texts';
import { sent } from './homeUnits';

/** One row of a chart. `name` is that of the specification, `desc` is said in the caller's language. */
export interface Series {
  readonly name: string;
  readonly desc: Text;
  readonly dataKey: string;
  readonly unit: string;
  readonly list: readonly (number | null)[];
}

/** A chart of a station, before it is answered or written to a file. */
export interface Chart {
  readonly zone: string;
  /** Days are labelled with their date, everything shorter with its moment. */
  readonly labels: 'day' | 'moment';
  /** When each part begins, epoch ms. */
  readonly moments: readonly number[];
  readonly series: readonly Series[];
  /** Now, and where the chart ends: the boundary is marked when now lies inside. */
  readonly now?: number;
  readonly end?: number;
}

function signList({ moments, now, end = Infinity }: Chart): { lineIndex: number; name: string }[] {
  const [first = Infinity] = moments;
  if (now === undefined || now < first || now >= end) return [];
  return [{ lineIndex: moments.findLastIndex((at) => at <= now), name: 'now' }];
}

/** `{xlist, ylist, signList}` (spec 02 §3). Labels tell one hour from the other where clocks go back. */
export function chartAnswer(chart: Chart, locale: Locale) {
  const { zone, labels, moments, series } = chart;
  return {
    xlist: moments.map((at) => (labels === 'day' ? dayOf(at, zone) : isoAt(at, zone))),
    ylist: series.map(({ name, desc, dataKey, unit, list }) => ({
      name,
      desc: desc[locale],
      unit,
      dataKey,
      list: list.map(sent),
    })),
    signList: signList(chart),
  };
}
