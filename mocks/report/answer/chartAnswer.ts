import type { ChartBlock, Report } from '@/schema';
import type { Labels } from '../../core/context';
import type { Locale } from '../../core/texts';
import type { ReportNumbers } from '../reportNumbers';
import { nameIn } from './nameIn';
import { unitOf } from './unitOf';

/** Where now is, if the period is going on. */
function signList({ buckets }: ReportNumbers, now: number): { lineIndex: number; name: string }[] {
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last || now < first.from || now >= last.to) return [];
  return [{ lineIndex: buckets.findLastIndex(({ from }) => from <= now), name: 'now' }];
}

/** `{xlist, ylist: [{name, dataKey, desc, unit, list}], signList}` (spec 02 §3). */
export function chartAnswer(
  report: Report,
  block: Pick<ChartBlock<object, object>, 'kind'> & { readonly series: readonly { readonly of: string }[] },
  numbers: ReportNumbers,
  labels: Labels,
  locale: Locale,
  now: number,
): object {
  const { buckets, currency, zone: timeZone } = numbers;
  const keys = [...new Set(block.series.map(({ of }) => of))];
  return {
    timeZone,
    currency,
    xlist: buckets.map(({ label }) => label),
    ylist: keys.flatMap((key) => {
      const measure = report.measures[key];
      if (!measure) return [];
      return [
        {
          name: key,
          dataKey: key,
          desc: nameIn(labels, report, key, locale),
          unit: unitOf(measure, currency),
          list: buckets.map((_, place) => numbers.at(key, place)),
        },
      ];
    }),
    signList: signList(numbers, now),
  };
}
