import { isObject, type AnyRecord } from '@/schema';

/** The stages an order goes through, from what the market answers to what a customer is paid. */
export const STAGES = [
  'notice',
  'declaration',
  'clearing',
  'assignment',
  'commands',
  'execution',
  'appraisal',
  'settlement',
  'bill',
] as const;
export type Stage = (typeof STAGES)[number];

/** What is followed through them: kW, kWh, money a kWh, money. */
export const MEASURES = ['power', 'energy', 'price', 'money'] as const;
export type Measure = (typeof MEASURES)[number];

type Known = readonly AnyRecord[] | undefined;

/**
 * The records of an order by what they are. Undefined: not known, because they are not open to this person, did not
 * come, or are on their way. Empty: there are none.
 */
export interface TraceRecords {
  readonly order?: Known;
  readonly plant?: Known;
  readonly notice?: Known;
  readonly bids?: Known;
  readonly declarations?: Known;
  readonly results?: Known;
  readonly shares?: Known;
  readonly commands?: Known;
  readonly runs?: Known;
  readonly runResources?: Known;
  readonly appraisals?: Known;
  readonly trades?: Known;
  readonly lines?: Known;
  readonly monthBills?: Known;
  readonly customBills?: Known;
  /** Quarters of an hour of its run of which nothing is known; undefined where nobody tells it. */
  readonly missingSlots?: number | undefined;
}
export type RecordKind = Exclude<keyof TraceRecords, 'missingSlots'>;

/** The schema of each kind of record. */
export const SCHEMA_OF = {
  order: 'vpp/response-order',
  plant: 'vpp/plant',
  notice: 'vpp/trade-notice',
  bids: 'vpp/trade-bid',
  declarations: 'vpp/response-declaration',
  results: 'vpp/treatment-result',
  shares: 'vpp/response-order-adjustment',
  commands: 'vpp/response-order-command',
  runs: 'vpp/response-order-run',
  runResources: 'vpp/response-order-run-resource',
  appraisals: 'vpp/appraisal',
  trades: 'vpp/settlement-trade',
  lines: 'vpp/order-settlement',
  monthBills: 'vpp/month-bill',
  customBills: 'vpp/custom-bill',
} as const satisfies Readonly<Record<RecordKind, string>>;

/** The records each stage is told by. */
export const KINDS_OF = {
  notice: ['notice'],
  declaration: ['bids', 'declarations'],
  clearing: ['results'],
  assignment: ['shares'],
  commands: ['commands'],
  execution: ['runs', 'runResources'],
  appraisal: ['appraisals'],
  settlement: ['trades', 'lines'],
  bill: ['monthBills', 'customBills'],
} as const satisfies Readonly<Record<Stage, readonly RecordKind[]>>;

type Value = object | undefined;

/** A number of a record; `null` where it says none. */
export function numberOf(record: Value, name: string): number | null {
  const value: unknown = record === undefined ? undefined : Reflect.get(record, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A text of a record; '' where it says none. */
export function textOf(record: Value, name: string): string {
  const value: unknown = record === undefined ? undefined : Reflect.get(record, name);
  return typeof value === 'string' ? value : '';
}

/** Rows inside of a record. */
export function rowsOf(record: Value, name: string): readonly object[] {
  const value: unknown = record === undefined ? undefined : Reflect.get(record, name);
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The sum of what is known; `null` where nothing is. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
}

const DECIMALS: Readonly<Record<Measure, number>> = { power: 2, energy: 2, price: 4, money: 2 };

/** A value as it is told: half of the last digit away from zero. */
export function told(measure: Measure, value: number): number {
  const by = 10 ** DECIMALS[measure];
  return (Math.sign(value) * Math.round(Math.abs(value) * by + 1e-7)) / by || 0;
}
