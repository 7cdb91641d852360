import { addDays } from '@/schema/dates';
import type { AnyRecord } from '@/schema';
import { cents } from '@schemas/vpp/parts/settle';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The first and the last day a bill is about. */
export function daysOf(bill: AnyRecord): readonly [from: string, to: string] {
  const month = textOf(bill.month);
  if (month === '') return [textOf(bill.startDate), textOf(bill.endDate)];
  const next = addDays(`${month}-01`, 31).slice(0, 7);
  return [`${month}-01`, addDays(`${next}-01`, -1)];
}

/** A line that was sent with a bill is settled; one that waits for its bill is confirmed. */
const STATUS_IN: Readonly<Record<string, string>> = { sent: 'settled', generated: 'confirmed' };

/**
 * Whether a line is one of a bill.
 *
 * @param own resources of its customer; undefined where nobody tells them
 */
export function isOfBill(bill: AnyRecord, line: AnyRecord, own: ReadonlySet<string> | undefined): boolean {
  const [from, to] = daysOf(bill);
  const day = textOf(line.responseDate);
  if (day < from || day > to || line.status !== STATUS_IN[textOf(bill.status)]) return false;
  const id = textOf(line.resourceId);
  const named: unknown = bill.resourceIds;
  if (Array.isArray(named) && named.length > 0) return named.includes(id);
  return own === undefined || own.has(id);
}

/** What lines add up to for their customer, and how far the bill is from it; `null` where it tells no amount. */
export function billTotals(
  bill: AnyRecord,
  lines: readonly AnyRecord[],
): { readonly sum: number; readonly difference: number | null } {
  const sum = cents(lines.reduce((all, line) => all + numberOf(line.customerAmount), 0));
  const isTold = typeof bill.amount === 'number';
  return { sum, difference: isTold ? cents(numberOf(bill.amount) - numberOf(bill.penalty) - sum) : null };
}
