import { trace, type Trace } from '@/dsl';
import { bidTotals, type BidRow } from './bids';
import { minutesOf } from '@/dsl';
import { ADJUST_MODES, adjustedPower } from './dayAdjustment';
import { appraise, cents, shareOf, taxIn } from './settle';

type Values = Readonly<Record<string, unknown>>;
// the rows of a decoded bid or result
const rowsOf = (record: Values): BidRow[] => (Array.isArray(record.periods) ? (record.periods as BidRow[]) : []);
const ofBid = (of: string, read: (totals: ReturnType<typeof bidTotals>) => number | null): Trace => ({
  of,
  formula: of,
  inputs: ['periods'],
  value: (record) => (rowsOf(record).length > 0 ? read(bidTotals(rowsOf(record))) : null),
});
const hours = ({ startTime, endTime }: BidRow): number => (minutesOf(endTime) - minutesOf(startTime)) / 60;

const bill: readonly Trace[] = [
  {
    of: 'payableAmount',
    formula: 'payableAmount',
    inputs: ['amount', 'penalty', 'adjustAmount'],
    value: ({ amount, penalty, adjustAmount }) =>
      typeof amount === 'number' && typeof penalty === 'number'
        ? cents(amount - penalty + (typeof adjustAmount === 'number' ? adjustAmount : 0))
        : null,
  },
];

/** What is told of the figures of each resource (operations, 1.6 to 2). */
export const TRACES = {
  'vpp/trade-bid': [
    ofBid('bidEnergy', ({ energy }) => energy),
    ofBid('expectedIncome', ({ income }) => income),
    trace('bidPrice', ['expectedIncome', 'bidEnergy'], (income, energy) =>
      energy ? Math.round(((income ?? 0) / energy) * 10_000) / 10_000 : null,
    ),
  ],
  'vpp/treatment-result': [
    {
      of: 'clearedEnergy',
      formula: 'clearedEnergy',
      inputs: ['periods'],
      value: (record) =>
        rowsOf(record).length > 0
          ? cents(
              rowsOf(record).reduce((sum, row) => sum + Number(Reflect.get(row, 'clearedPower') ?? 0) * hours(row), 0),
            )
          : null,
    },
    trace(
      'expectedIncome',
      ['clearedEnergy', 'clearedPrice'],
      (energy = 0, price = 0) => cents(energy * price),
      'clearedIncome',
    ),
  ],
  'vpp/response-power-estimate': [
    {
      of: 'estimatedEnergy',
      formula: 'estimatedEnergy',
      inputs: ['estimatedPower', 'startTime', 'endTime'],
      value: (record) =>
        typeof record.estimatedPower === 'number' ? cents(record.estimatedPower * hours(record)) : null,
    },
  ],
  'vpp/response-order-run-resource': [
    {
      of: 'adjustedPower',
      formula: 'adjustedPower',
      inputs: ['adjustMode', 'adjustCap', 'unadjustedPower', 'baselineBefore', 'powerBefore'],
      value: (record) => {
        const { unadjustedPower, adjustCap, baselineBefore, powerBefore } = record;
        const adjustMode = ADJUST_MODES.find((one) => one === record.adjustMode);
        const isKnown =
          typeof unadjustedPower === 'number' &&
          typeof adjustCap === 'number' &&
          typeof baselineBefore === 'number' &&
          typeof powerBefore === 'number';
        return isKnown && adjustMode
          ? cents(adjustedPower(unadjustedPower, { adjustMode, adjustCap, baselineBefore, powerBefore }))
          : null;
      },
    },
  ],
  'vpp/appraisal': [
    trace(
      'deviationEnergy',
      ['responseEnergy', 'targetEnergy'],
      (response = 0, target = 0) => appraise(response, target).deviationEnergy,
    ),
    trace(
      'completionRate',
      ['responseEnergy', 'targetEnergy'],
      (response = 0, target = 0) => appraise(response, target).completionRate,
    ),
    trace('deviationRate', ['deviationEnergy', 'targetEnergy'], (deviation = 0, target = 0) =>
      target > 0 ? cents((deviation / target) * 100) : null,
    ),
    trace(
      'effectiveEnergy',
      ['completionRate', 'responseEnergy', 'targetEnergy'],
      (_, response = 0, target = 0) => appraise(response, target).effectiveEnergy,
    ),
  ],
  'vpp/settlement-trade': [
    trace(
      'responseFee',
      ['effectiveEnergy', 'unitPrice'],
      (energy = 0, price = 0) => cents(energy * 1000 * price),
      'tradeFee',
    ),
    trace('amount', ['responseFee', 'penalty'], (fee = 0, penalty = 0) => cents(fee - penalty)),
    trace(
      'operatorAmount',
      ['amount', 'customerAmount'],
      (amount = 0, customer = 0) => cents(amount - customer),
      'operatorRest',
    ),
  ],
  'vpp/order-settlement': [
    trace('responseFee', ['effectiveEnergy', 'unitPrice'], (energy = 0, price = 0) => cents(energy * price)),
    trace(
      'customerAmount',
      ['responseFee', 'penalty', 'shareRatio'],
      (fee = 0, penalty = 0, ratio = 0) => shareOf(cents(fee - penalty), ratio).customer,
    ),
    trace('operatorAmount', ['responseFee', 'penalty', 'customerAmount'], (fee = 0, penalty = 0, customer = 0) =>
      cents(fee - penalty - customer),
    ),
  ],
  'vpp/custom-bill': [
    ...bill,
    trace('tax', ['payableAmount', 'taxRate'], (payable = 0, rate = 0) => taxIn(payable, rate).tax, 'taxIn'),
  ],
  'vpp/month-bill': bill,
} satisfies Readonly<Record<string, readonly Trace[]>>;
