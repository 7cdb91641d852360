import { addDays, startOfDay } from '@/schema/dates';
import { isoAt } from '../../../core/isoAt';
import { joined } from '../../../report/part';
import type { ReportRequest, MeasureSource } from '../../../report/reportSource';
import type { Site } from '../../../world/site';
import { sums } from '../../../world/world';

interface DayCurve {
  readonly timeZone: string;
  readonly xlist: readonly string[];
  readonly ylist: readonly {
    readonly name: string;
    readonly dataKey: string;
    readonly unit: string;
    readonly list: readonly unknown[];
  }[];
  readonly signList: readonly { readonly lineIndex: number; readonly name: string }[];
}

/**
 * Sites by quarters of an hour of a day on the clock of the first: `{timeZone, xlist, ylist, signList}`, joined as the
 * figures of a report are.
 */
export function dayCurve(
  sites: readonly Site[],
  day: string,
  request: ReportRequest,
  series: Readonly<Record<string, { readonly unit: string; readonly of: MeasureSource }>>,
): DayCurve {
  const zone = sites[0]?.zone ?? 'UTC';
  const [from, to] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
  const bySite = sites.map((site) => ({ site, rows: sums(site, from, to, 'quarter', request.now) }));
  const begins = bySite[0]?.rows.map((row) => row.from) ?? [];
  const told = (of: MeasureSource, at: number) =>
    joined(
      bySite.map(({ site, rows }) => {
        const row = rows[at];
        const one = row && row.known > 0 ? of(row, site, request) : null;
        return typeof one === 'number' ? { join: 'mean', value: one } : one;
      }),
    );
  return {
    timeZone: zone,
    xlist: begins.map((at) => isoAt(at, zone)),
    ylist: Object.entries(series).map(([key, { unit, of }]) => ({
      name: key,
      dataKey: key,
      unit,
      list: begins.map((_, at) => told(of, at)),
    })),
    signList:
      from <= request.now && request.now < to
        ? [{ lineIndex: begins.findLastIndex((at) => at <= request.now), name: 'now' }]
        : [],
  };
}
