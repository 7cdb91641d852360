import { defineField, rule, type Exact, type Field, type FieldOptions, type FieldType, type IsRequired } from '@/schema';
import { latestToday } from '@/schema/dates/latestToday';
import { boundTexts, insideBounds } from '../month/bounds';
import { readMonth } from '../month/readMonth';

export interface YearOptions extends FieldOptions {
  /** Years after this one may be chosen. Default false. */
  readonly future?: boolean;
  /** First year that may be chosen, 'yyyy'. */
  readonly min?: string;
  /** Last year that may be chosen, 'yyyy'. */
  readonly max?: string;
  /** Value of an untouched form or filter; `'today'` is the year it is. */
  readonly default?: string;
}

const YEAR = /^[1-9]\d{3}$/;

/** 'yyyy' of a year, a month, a day or a moment. */
function readYear(wire: unknown): string | null {
  const text = typeof wire === 'number' || typeof wire === 'string' ? String(wire).trim().replace(/\s*年$/, '') : '';
  return YEAR.test(text) ? text : (readMonth(wire)?.slice(0, 4) ?? null);
}

export const yearType: FieldType<string, YearOptions> = {
  name: 'year',
  sortable: true,
  decode: readYear,
  encode: (value) => value,
  initial: ({ default: own }, today) => (own === 'today' ? today.slice(0, 4) : own),
  rules: (options) => [rule('year', (value) => typeof value === 'string' && YEAR.test(value)), ...boundTexts(options, () => latestToday().slice(0, 4))],
  sample: (seed, options) => insideBounds(String(2020 + (Math.abs(Math.trunc(seed)) % 5)), options),
  text: (value) => value,
};

/** A year, 'yyyy': `year({ min: '2020' })`. */
export function year<const O extends YearOptions = object>(options?: Exact<O, YearOptions>): Field<string, IsRequired<O>, YearOptions> {
  return defineField(yearType, (options ?? {}) as O);
}
