import { addDays } from '@/schema/dates';
import { month, referenceMany, type Field } from '@/dsl';
import { customBill } from '@schemas/vpp/trade/custom-bill';

const { tenantId, startDate, endDate, taxRate, receiverEmail, excluded } = customBill.fields;

/**
 * What bills of several plants are made of: their customer, plants, a month or days of their own, and what each bill
 * says besides.
 */
export const FIELDS: Readonly<Record<string, Field>> = {
  tenantId,
  vppIds: referenceMany('vpp/plant', { required: true, within: 'tenantId' }),
  month: month(),
  startDate,
  endDate,
  taxRate,
  receiverEmail,
  excluded,
};

export type BillDraft = Readonly<Record<string, unknown>>;

/** A draft with a value more. A month is its days, which stay what is sent; other days are no month any more. */
export function withValue(draft: BillDraft, name: string, value: unknown): BillDraft {
  if (name === 'month' && typeof value === 'string') {
    const first = `${value.slice(0, 7)}-01`;
    return { ...draft, month: value, startDate: first, endDate: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) };
  }
  return { ...draft, ...(name.endsWith('Date') && { month: null }), [name]: value };
}
