/** Bills of the next month are made from this day on: what begins later waits for the month after. */
const CUT_OFF = 25;

/** Why a version cannot begin as soon as next month: its bill is closed soon, or was. */
export interface FirstMonth {
  /** `yyyy-MM`. */
  readonly firstMonth: string;
  readonly reason?: 'cutOff' | 'billed';
}

function monthAfter(month: string, count = 1): string {
  const [year = 0, own = 1] = month.split('-').map(Number);
  const all = year * 12 + own - 1 + count;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
}

/** The first month a version may begin in: not before the bill of `billed` (`yyyy-MM`), where one is closed. */
export function firstMonth(today: string, billed = ''): FirstMonth {
  const late = Number(today.slice(8, 10)) > CUT_OFF;
  const first = monthAfter(today, late ? 2 : 1);
  if (billed >= first) return { firstMonth: monthAfter(billed), reason: 'billed' };
  return { firstMonth: first, ...(late && { reason: 'cutOff' }) };
}
