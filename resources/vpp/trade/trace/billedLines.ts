import type { AnyRecord } from '@/schema';
import { textOf, type RecordKind, type TraceRecords } from './traceRecords';

/** A line of settlement, with the bill that holds it. */
export interface BilledLine {
  readonly line: AnyRecord;
  readonly bill: AnyRecord | undefined;
  readonly kind: RecordKind;
}

/** A line that was sent with a bill is settled; one that waits for the bill is confirmed. */
const STATUS_IN: Readonly<Record<string, string>> = { sent: 'settled', generated: 'confirmed' };

const ofTenant = (bill: AnyRecord, tenant: string): boolean =>
  tenant === '' || textOf(bill, 'tenantId') === '' || textOf(bill, 'tenantId') === tenant;

/** Whether a bill of a month, or of any days, is about a line. */
function holds(bill: AnyRecord, line: AnyRecord, tenant: string): boolean {
  const day = textOf(line, 'responseDate');
  if (!ofTenant(bill, tenant) || day === '') return false;
  const month = textOf(bill, 'month');
  if (month !== '') return day.startsWith(month);
  const ids: unknown = bill.resourceIds;
  const isNamed = !Array.isArray(ids) || ids.length === 0 || ids.includes(line.resourceId);
  return isNamed && textOf(bill, 'startDate') <= day && day <= textOf(bill, 'endDate');
}

/**
 * The lines of an order, each with its bill: of its customer, over its day, and sent or not as the line says. Bills do
 * not tell their lines.
 */
export function billedLines({
  lines = [],
  plant = [],
  order = [],
  monthBills = [],
  customBills = [],
}: TraceRecords): BilledLine[] {
  const tenant = textOf(plant[0], 'tenantId');
  const day = textOf(order[0], 'responseDate');
  return lines.map((line) => {
    const dated = textOf(line, 'responseDate') === '' ? { ...line, responseDate: day } : line;
    const find = (bills: readonly AnyRecord[]) =>
      bills.find((bill) => STATUS_IN[textOf(bill, 'status')] === line.status && holds(bill, dated, tenant));
    const [month, custom] = [find(monthBills), find(customBills)];
    return month ? { line, bill: month, kind: 'monthBills' } : { line, bill: custom, kind: 'customBills' };
  });
}
