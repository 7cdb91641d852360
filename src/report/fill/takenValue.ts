import { checkField, type Field } from '@/schema';

const DECIMALS: Readonly<Record<string, number>> = { number: 0, percent: 2, money: 2 };

/** An input that holds money, or money for something: `money/kWh`. */
export const isMoney = ({ type, options }: Field): boolean =>
  type.name === 'money' || ('unit' in options && typeof options.unit === 'string' && /^money(\/|$)/.test(options.unit));

/**
 * A value as the input would hold it, rounded to its decimals; undefined for nothing, and for what its rules refuse.
 */
export function takenValue(field: Field, value: unknown): unknown {
  const own = DECIMALS[field.type.name];
  const said = 'decimals' in field.options ? field.options.decimals : undefined;
  const next =
    own === undefined || typeof value !== 'number'
      ? value
      : Number(value.toFixed(typeof said === 'number' ? said : own));
  const isNothing =
    next === null || next === undefined || next === '' || (typeof next === 'number' && !Number.isFinite(next));
  return isNothing || checkField(field, next) ? undefined : next;
}
