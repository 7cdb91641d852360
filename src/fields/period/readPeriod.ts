import { periodOf, type Period, type PeriodBy } from '@/schema/dates';
import { readDay, readMonthAlone, readYearAlone } from '@/schema';
import { codeText } from '../enumeration/codeDesc';

const BYS: readonly PeriodBy[] = ['day', 'month', 'year', 'range'];

/** One end of a period: the first and the last day of what is written, and how precisely it is written. */
function readEnd(wire: unknown, zone: string | undefined): Period | null {
  const year = readYearAlone(wire);
  if (year !== null) return periodOf('year', year);
  const month = readMonthAlone(wire);
  if (month !== null) return periodOf('month', month);
  const day = readDay(wire, zone);
  return day === null ? null : periodOf('day', day);
}

/**
 * A period from its two ends on the wire ('2026-10-03', '2026-10', '2026', times, epochs) and perhaps what it is
 * counted in; `null` when no end can be read. One end alone is both. What it is counted in is found out from how the
 * ends are written where it is not said.
 *
 * @param days what two days are where nothing is said
 * @param zone IANA, of the record or of the sites of the console
 */
export function readPeriod(
  by: unknown,
  from: unknown,
  to: unknown,
  days: (single: boolean) => PeriodBy,
  zone?: string,
): Period | null {
  const [begin, end] = [readEnd(from, zone), readEnd(to, zone)];
  const [first, last] = [begin ?? end, end ?? begin];
  if (!first || !last) return null;
  const said = BYS.find((one) => one === codeText(by)?.toLowerCase());
  const written = first.by === last.by ? first.by : 'day';
  return periodOf(said ?? (written === 'day' ? days(first.from === last.to) : written), first.from, last.to);
}
