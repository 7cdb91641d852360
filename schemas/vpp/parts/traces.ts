import { bidTotals, type BidRow } from './bids';
import { minutesOf } from '../../contract/parts/coverage';
import { ADJUST_MODES, adjustedPower } from './dayAdjustment';
import { appraise, cents, shareOf, taxIn } from './settle';

type Values = Readonly<Record<string, unknown>>;

/** How one figure of a record is computed: from which of its fields, by which formula, and what comes out of it here. */
export interface TraceStep {
  /** Field that holds the figure; `tax` and `income` are told besides. */
  readonly of: string;
  /** `vppTrade.computed.formulas.<formula>`. */
  readonly formula: string;
  readonly inputs: readonly string[];
  /** `null` where an input is missing. */
  value(record: Values): number | null;
}

const known = (record: Values, names: readonly string[]): number[] | null => {
  const values = names.map((name) => record[name]);
  return values.every((value) => typeof value === 'number') ? values : null;
};
const step = (of: string, inputs: readonly string[], make: (...values: number[]) => number | null, formula = of): TraceStep => ({
  of,
  formula,
  inputs,
  value: (record) => {
    const values = known(record, inputs);
    return values && make(...values);
  },
});
const rowsOf = (record: Values): BidRow[] => (Array.isArray(record.periods) ? (record.periods as BidRow[]) : []); // the rows of a decoded bid or result
const ofBid = (of: string, read: (totals: ReturnType<typeof bidTotals>) => number | null): TraceStep => ({
  of,
  formula: of,
  inputs: ['periods'],
  value: (record) => (rowsOf(record).length > 0 ? read(bidTotals(rowsOf(record))) : null),
});
const hours = ({ startTime, endTime }: BidRow): number => (minutesOf(endTime) - minutesOf(startTime)) / 60;

const bill = [step('payableAmount', ['amount', 'penalty'], () => null)].map((one): TraceStep => ({
  ...one,
  inputs: ['amount', 'penalty', 'adjustAmount'],
  value: (record) => {
    const values = known(record, ['amount', 'penalty']);
    return values && cents((values[0] ?? 0) - (values[1] ?? 0) + (typeof record.adjustAmount === 'number' ? record.adjustAmount : 0));
  },
}));

/** What is told of the figures of each resource (operations, 1.6 to 2). */
export const TRACES: Readonly<Record<string, readonly TraceStep[]>> = {
  'vpp/trade-bid': [
    ofBid('bidEnergy', ({ energy }) => energy),
    ofBid('expectedIncome', ({ income }) => income),
    step('bidPrice', ['expectedIncome', 'bidEnergy'], (income, energy) => (energy ? Math.round(((income ?? 0) / energy) * 10_000) / 10_000 : null)),
  ],
  'vpp/treatment-result': [
    {
      of: 'clearedEnergy',
      formula: 'clearedEnergy',
      inputs: ['periods'],
      value: (record) =>
        rowsOf(record).length > 0 ? cents(rowsOf(record).reduce((sum, row) => sum + Number(Reflect.get(row, 'clearedPower') ?? 0) * hours(row), 0)) : null,
    },
    step('expectedIncome', ['clearedEnergy', 'clearedPrice'], (energy = 0, price = 0) => cents(energy * price), 'clearedIncome'),
  ],
  'vpp/response-power-estimate': [
    {
      of: 'estimatedEnergy',
      formula: 'estimatedEnergy',
      inputs: ['estimatedPower', 'startTime', 'endTime'],
      value: (record) => (typeof record.estimatedPower === 'number' ? cents(record.estimatedPower * hours(record)) : null),
    },
  ],
  'vpp/response-order-run-resource': [
    {
      of: 'adjustedPower',
      formula: 'adjustedPower',
      inputs: ['adjustMode', 'adjustCap', 'unadjustedPower', 'baselineBefore', 'powerBefore'],
      value: (record) => {
        const values = known(record, ['unadjustedPower', 'adjustCap', 'baselineBefore', 'powerBefore']);
        const adjustMode = ADJUST_MODES.find((one) => one === record.adjustMode);
        if (!values || !adjustMode) return null;
        const [power = 0, adjustCap = 0, baselineBefore = 0, powerBefore = 0] = values;
        return cents(adjustedPower(power, { adjustMode, adjustCap, baselineBefore, powerBefore }));
      },
    },
  ],
  'vpp/appraisal': [
    step('deviationEnergy', ['responseEnergy', 'targetEnergy'], (response = 0, target = 0) => appraise(response, target).deviationEnergy),
    step('completionRate', ['responseEnergy', 'targetEnergy'], (response = 0, target = 0) => appraise(response, target).completionRate),
    step('deviationRate', ['deviationEnergy', 'targetEnergy'], (deviation = 0, target = 0) => (target > 0 ? cents((deviation / target) * 100) : null)),
    step('effectiveEnergy', ['completionRate', 'responseEnergy', 'targetEnergy'], (_, response = 0, target = 0) => appraise(response, target).effectiveEnergy),
  ],
  'vpp/settlement-trade': [
    step('responseFee', ['effectiveEnergy', 'unitPrice'], (energy = 0, price = 0) => cents(energy * 1000 * price), 'tradeFee'),
    step('amount', ['responseFee', 'penalty'], (fee = 0, penalty = 0) => cents(fee - penalty)),
    step('operatorAmount', ['amount', 'customerAmount'], (amount = 0, customer = 0) => cents(amount - customer), 'operatorRest'),
  ],
  'vpp/order-settlement': [
    step('responseFee', ['effectiveEnergy', 'unitPrice'], (energy = 0, price = 0) => cents(energy * price)),
    step('customerAmount', ['responseFee', 'penalty', 'shareRatio'], (fee = 0, penalty = 0, ratio = 0) => shareOf(cents(fee - penalty), ratio).customer),
    step('operatorAmount', ['responseFee', 'penalty', 'customerAmount'], (fee = 0, penalty = 0, customer = 0) => cents(fee - penalty - customer)),
  ],
  'vpp/custom-bill': [...bill, step('tax', ['payableAmount', 'taxRate'], (payable = 0, rate = 0) => taxIn(payable, rate).tax, 'taxIn')],
  'vpp/month-bill': bill,
};
