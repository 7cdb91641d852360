import { checkField, type Field } from '@/schema';

/** What an input is counted in; '' where that is nothing. */
export const unitOf = ({ type, options }: Field): string => type.number?.(options).unit ?? '';

/** An input that holds money, or money for something: `money/kWh`. */
export const isMoney = (field: Field): boolean => /^money(\/|$)/.test(unitOf(field));

/**
 * A value as the input would hold it, rounded to its decimals; undefined for nothing, and for what its rules refuse.
 */
export function takenValue(field: Field, value: unknown): unknown {
  const decimals = field.type.decimals?.(field.options);
  const next = decimals === undefined || typeof value !== 'number' ? value : Number(value.toFixed(decimals));
  const isNothing =
    next === null || next === undefined || next === '' || (typeof next === 'number' && !Number.isFinite(next));
  return isNothing || checkField(field, next) ? undefined : next;
}
