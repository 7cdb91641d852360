import { billOf, cents, type SettledLine } from '@schemas/vpp/parts/settle';
import { isEmpty } from '@/schema';
import { addDays, nowOn } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import type { Doc } from '../../../../store/store';
import { numberAt, sumOf, textAt } from '../../operation/vppDocs';
import { CUSTOM_BILL, LINE, MONTH_BILL } from '../tradeDocs';
import { orderLines } from './orderLines';

const isReady = ({ status }: Doc): boolean => status === 'confirmed' || status === 'settled';
const settledLine = (row: Doc): SettledLine => ({
  energy: numberAt(row, 'effectiveEnergy'),
  responseFee: numberAt(row, 'responseFee'),
  penalty: numberAt(row, 'penalty'),
  ratio: numberAt(row, 'shareRatio'),
});

export const totalsOf = (lines: readonly Doc[], adjust = 0) => ({
  orderCount: new Set(lines.map(({ orderNo }) => orderNo)).size,
  ...billOf(lines.map(settledLine), adjust),
  lineIds: lines.map(({ id }) => id),
});

/** A bill after its adjustment was changed. */
export const adjustedBill = (row: Doc): Doc => ({
  ...row,
  payableAmount: cents(numberAt(row, 'amount') - numberAt(row, 'penalty') + numberAt(row, 'adjustAmount')),
});

/** The bill of a customer and a month (`yyyy-MM`), of what is confirmed; undefined where there is nothing. */
export function monthBillOf(tenantId: unknown, month: string, lines: readonly Doc[], place: number): Doc | undefined {
  const own = lines.filter(
    (row) => row.tenantId === tenantId && textAt(row, 'responseDate').startsWith(month) && isReady(row),
  );
  const [first] = own;
  if (!first) return undefined;
  const time = `${addDays(`${month}-01`, 32).slice(0, 7)}-01 00:10:00`;
  return {
    id: seedId(`month bill ${String(tenantId)} ${month}`),
    tenantId,
    timeZone: first.timeZone,
    currency: first.currency,
    billNo: `MB-${month.replace('-', '')}-${String(place).padStart(3, '0')}`,
    month,
    ...totalsOf(own),
    deviationEnergy: Math.round(sumOf(own, 'deviation') * 10) / 10_000,
    adjustAmount: null,
    adjustReason: null,
    sendTime: null,
    status: 'generated',
    createTime: time,
    updateTime: time,
  };
}

/** All bills of months: on the first day of a month those of the month before are there. */
export function monthBills(context: BackendContext): readonly Doc[] {
  const lines = orderLines(context);
  const last = addDays(`${nowOn('UTC', new Date(context.clock())).slice(0, 7)}-01`, -1).slice(0, 7);
  const kept = context.store.all(MONTH_BILL);
  const made = [...new Set(lines.map(({ tenantId }) => tenantId))].flatMap((tenantId, at): Doc[] => {
    if (kept.some((bill) => bill.tenantId === tenantId && bill.month === last)) return [];
    const bill = monthBillOf(tenantId, last, lines, at + 1);
    return bill ? [bill] : [];
  });
  if (made.length > 0) context.store.put(MONTH_BILL, ...made);
  return context.store.all(MONTH_BILL);
}

/** What keeps a bill of some days from being made: bills that hold a part of it, and lines nobody confirmed. */
export function checkBill(
  context: BackendContext,
  { tenantId, resourceIds, startDate, endDate }: Readonly<Record<string, unknown>>,
  own = '',
) {
  const wanted = new Set(Array.isArray(resourceIds) ? resourceIds.map(String) : []);
  const [from, to] = [String(startDate ?? ''), String(endDate ?? '')];
  const isOwn = (row: Doc) => isEmpty(tenantId) || String(row.tenantId) === String(tenantId);
  const lines = orderLines(context).filter(
    (row) =>
      isOwn(row) &&
      wanted.has(String(row.resourceId)) &&
      textAt(row, 'responseDate') >= from &&
      textAt(row, 'responseDate') <= to,
  );
  const ids = new Set(lines.map(({ id }) => id));
  const bills = [...context.store.all(CUSTOM_BILL), ...monthBills(context)].filter(
    (bill) => bill.id !== own && isOwn(bill),
  );
  const overlaps = bills.filter(
    (bill) => Array.isArray(bill.lineIds) && bill.lineIds.some((id) => ids.has(String(id))),
  );
  const billed = new Set(overlaps.flatMap((bill) => (Array.isArray(bill.lineIds) ? bill.lineIds.map(String) : [])));
  return {
    overlaps,
    unconfirmed: lines.filter((row) => !isReady(row)),
    lines: lines.filter((row) => isReady(row) && !billed.has(row.id)),
  };
}

/** The lines of a bill that was sent are settled. */
export function settleLines(context: BackendContext, bill: Doc): void {
  const ids = new Set(Array.isArray(bill.lineIds) ? bill.lineIds.map(String) : []);
  const lines = orderLines(context).filter(({ id }) => ids.has(id));
  if (lines.length > 0) context.store.put(LINE, ...lines.map((row): Doc => ({ ...row, status: 'settled' })));
}
