import type { PeriodOptions } from '@/fields/internal';
import type { Field, Fields } from '@/schema';
import type { Period } from '@/schema/dates';

export function isPeriod(field: Field | undefined): field is Field<Period, boolean, PeriodOptions> {
  return field?.type.traits?.period === true;
}

/** A value as a period; null when it is none. */
export function asPeriod(field: Field | undefined, value: unknown): Period | null {
  return isPeriod(field) ? field.type.decode(value, field.options) : null;
}

/** Name of the first parameter that is a period, of those given. */
export const periodParam = (params: Fields, names: readonly string[] = Object.keys(params)): string | undefined =>
  names.find((name) => isPeriod(params[name]));

/** The two names a period goes by on the wire, where its schema says them. */
export const endNames = (field: Field): readonly string[] => (isPeriod(field) ? (field.options.params ?? []) : []);
