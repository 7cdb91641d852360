import { periodOf, type Period, type PeriodBy } from '@/schema/dates/period';
import { readWallClock } from '../date/wallClock';
import { codeText } from '../enumeration/codeDesc';
import { readMonthText } from '../month/readMonth';

const BYS: readonly PeriodBy[] = ['day', 'month', 'year', 'range'];
const YEAR = /^\d{4}$/;

/** One end of a period: the first and the last day of what is written, and how precisely it is written. */
function readEnd(wire: unknown): Period | null {
  const text = typeof wire === 'number' ? String(wire) : typeof wire === 'string' ? wire.trim() : '';
  if (YEAR.test(text)) return periodOf('year', text);
  const month = readMonthText(text);
  if (month !== null) return periodOf('month', month);
  const day = readWallClock(wire);
  return day === null ? null : periodOf('day', day);
}

/**
 * A period from its two ends on the wire ('2026-10-03', '2026-10', '2026', times, epochs) and perhaps what it is counted in; `null` when
 * no end can be read. One end alone is both. What it is counted in is found out from how the ends are written where it is not said.
 *
 * @param days what two days are where nothing is said
 */
export function readPeriod(by: unknown, from: unknown, to: unknown, days: (single: boolean) => PeriodBy): Period | null {
  const [begin, end] = [readEnd(from), readEnd(to)];
  const [first, last] = [begin ?? end, end ?? begin];
  if (!first || !last) return null;
  const said = BYS.find((one) => one === codeText(by)?.toLowerCase());
  const written = first.by === last.by ? first.by : 'day';
  return periodOf(said ?? (written === 'day' ? days(first.from === last.to) : written), first.from, last.to);
}
