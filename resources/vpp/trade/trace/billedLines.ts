import type { AnyRecord } from '@/schema';
import { isOfBill } from '../settlement/billLines';
import { textOf, type RecordKind, type TraceRecords } from './traceRecords';

/** A line of settlement, with the bill that holds it. */
export interface BilledLine {
  readonly line: AnyRecord;
  readonly bill: AnyRecord | undefined;
  readonly kind: RecordKind;
}

const ofTenant = (bill: AnyRecord, tenant: string): boolean =>
  tenant === '' || textOf(bill, 'tenantId') === '' || textOf(bill, 'tenantId') === tenant;

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
      bills.find((bill) => ofTenant(bill, tenant) && isOfBill(bill, dated, undefined));
    const [month, custom] = [find(monthBills), find(customBills)];
    return month ? { line, bill: month, kind: 'monthBills' } : { line, bill: custom, kind: 'customBills' };
  });
}
