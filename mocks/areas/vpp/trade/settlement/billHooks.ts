import type { BackendContext } from '../../../../core/context';
import type { FieldRefusal } from '../../../../core/refusal';
import type { CrudHooks } from '../../../../crud/hooks';
import { atNow } from '../../../../workflow/sets';
import { numberAt, textAt } from '../../operation/vppDocs';
import { tradeTexts } from '../tradeTexts';
import { adjustedBill, checkBill, monthBills, settleLines, totalsOf } from './bills';

const sending = (context: BackendContext): Pick<CrudHooks, 'sets' | 'transitioned' | 'edit'> => ({
  sets: { send: { sendTime: atNow } },
  transitioned: (row, { key }) => {
    if (key === 'send') settleLines(context, row);
    return row;
  },
  edit: ({ row }) => adjustedBill(row),
});

export const monthBillHooks = (context: BackendContext): CrudHooks => ({
  ...sending(context),
  rows: () => monthBills(context),
});

/** A bill of any days is made of what is confirmed and in no other bill. */
export const customBillHooks = (context: BackendContext): CrudHooks => ({
  ...sending(context),
  check: ({ row, values }, before): Readonly<Record<string, FieldRefusal>> | undefined => {
    if (before) return undefined;
    const { overlaps, unconfirmed, lines } = checkBill(context, row);
    if (!values.excluded && overlaps.length + unconfirmed.length > 0)
      return {
        excluded: {
          key: tradeTexts.overlap,
          args: { bills: overlaps.map((bill) => textAt(bill, 'billNo')).join(', ') || '-' },
        },
      };
    return lines.length === 0 ? { resourceIds: { key: tradeTexts.empty } } : undefined;
  },
  create: ({ row }) => {
    const { lines } = checkBill(context, row);
    return {
      ...row,
      timeZone: lines[0]?.timeZone ?? null,
      currency: lines[0]?.currency ?? null,
      ...totalsOf(lines, numberAt(row, 'adjustAmount')),
    };
  },
});
