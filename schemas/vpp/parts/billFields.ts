import { dateTime, enumeration, number, quantity, serial, text } from '@/dsl';
import { billing } from './tradeMeasures';

const money = (key: 'amount' | 'penalty' | 'payableAmount') => quantity(billing, key);

/** What bills of a month and of an own range have in common (proposed fields A). */
export const billFields = (pattern: string) => ({
  billNo: serial({ pattern }),
  status: enumeration(['generated', 'sent'], { readOnly: true, tones: { generated: 'warning', sent: 'success' } }),
  orderCount: number({ readOnly: true }),
  energy: quantity(billing, 'energy'),
  avgPrice: quantity(billing, 'avgPrice'),
  amount: money('amount'),
  penalty: money('penalty'),
  adjustAmount: quantity(billing, 'adjustAmount', { input: true, min: -999_999_999, max: 999_999_999 }),
  adjustReason: text({ max: 255 }),
  payableAmount: money('payableAmount'),
  sendTime: dateTime({ readOnly: true }),
  timeZone: text({ readOnly: true, internal: true }),
  currency: text({ readOnly: true, internal: true }),
});

export const adjusted = { adjustReason: { required: { adjustAmount: { ne: 0, empty: false } } } } as const;

/** A bill is sent once; then nothing of it changes any more. */
export const billFlow = {
  state: 'status',
  path: ['generated', 'sent'],
  transitions: { send: { from: ['generated'], to: 'sent', call: 'POST send', danger: true } },
} as const;
export const whileGenerated = { visible: { status: 'generated' } } as const;
