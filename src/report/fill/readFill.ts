import {
  type AnyFill,
  type FillPart,
  type InForce,
  type LastYear,
  type Ratio,
  type Report,
  checkField,
  type Field,
} from '@/schema';
import { isSameCurrency } from '@/schema/internal';

/** What an input is counted in; '' where that is nothing. */
const unitOf = ({ type, options }: Field): string => type.number?.(options).unit ?? '';

/** An input that holds money, or money for something: `money/kWh`. */
const isMoney = (field: Field): boolean => /^money(\/|$)/.test(unitOf(field));

/**
 * A value as the input would hold it, rounded to its decimals; undefined for nothing, and for what its rules refuse.
 */
function takenValue(field: Field, value: unknown): unknown {
  const decimals = field.type.decimals?.(field.options);
  const next = decimals === undefined || typeof value !== 'number' ? value : Number(value.toFixed(decimals));
  const isNothing =
    next === null || next === undefined || next === '' || (typeof next === 'number' && !Number.isFinite(next));
  return isNothing || checkField(field, next) ? undefined : next;
}

/** Reads what a record says elsewhere; null where it says nothing, or the user may not see it. */
export interface FillReader {
  figure(part: LastYear): Promise<number | null>;
  version(part: InForce): Promise<unknown>;
}

/** What an input took, or why it took nothing. */
export interface Taken {
  readonly param: string;
  /** Undefined where nothing was taken. */
  readonly value: unknown;
  /** What was divided, or taken as it is. */
  readonly source: FillPart;
  /** Nothing was taken because it is in this currency. */
  readonly currency?: string;
}

const isRatio = (part: FillPart | Ratio): part is Ratio => typeof part === 'object' && 'per' in part;
const isFigure = (part: LastYear | InForce): part is LastYear => 'report' in part;
/** Kept as it is, or told by another type than its own: a number as text is one. */
const numberOf = (value: unknown): number =>
  value === null || value === undefined || value === '' ? Number.NaN : Number(value);

/** The inputs of a calculator, what they may take, and the currency they are in. */
export interface FillInto {
  readonly report: Report;
  readonly fill: AnyFill;
  readonly currency: string;
}

/** What the inputs of a calculator can take from a record. One source that fails takes nothing from the others. */
export async function readFill(
  { report: { params }, fill: { values }, currency: own }: FillInto,
  record: Readonly<Record<string, unknown>>,
  read: FillReader,
): Promise<Taken[]> {
  const part = async (one: FillPart | number): Promise<unknown> => {
    if (typeof one === 'number') return one;
    if (typeof one === 'string') return record[one];
    try {
      return await (isFigure(one) ? read.figure(one) : read.version(one));
    } catch {
      return null;
    }
  };
  const found = await Promise.all(
    Object.entries(values).map(async ([param, spec]): Promise<Taken[]> => {
      const field = params[param];
      if (!field || spec === undefined) return [];
      const source = isRatio(spec) ? spec.of : spec;
      const { currency } = record;
      if (isMoney(field) && typeof currency === 'string' && currency !== '' && !isSameCurrency(currency, own))
        return [{ param, value: undefined, source, currency }];
      if (!isRatio(spec)) return [{ param, value: takenValue(field, await part(spec)), source }];
      const [first, ...others] = await Promise.all([spec.of, ...spec.per].map(part));
      const share = others.reduce((value: number, by) => value / numberOf(by), numberOf(first));
      return [{ param, value: takenValue(field, unitOf(field) === '%' ? share * 100 : share), source }];
    }),
  );
  return found.flat();
}
