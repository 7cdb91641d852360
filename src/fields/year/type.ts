import {
  defineField,
  rule,
  siteZone,
  zoneOfRecord,
  type Exact,
  type Field,
  type FieldOptions,
  type FieldType,
  type IsRequired,
} from '@/schema';
import { latestToday } from '@/schema/dates/latestToday';
import { readYear } from '@/schema/readers/moment';
import { boundTexts, insideBounds } from '../month/bounds';

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

export const yearType: FieldType<string, YearOptions> = {
  name: 'year',
  traits: { calendar: 'year' },
  sortable: true,
  decode: (wire) => readYear(wire, siteZone()),
  read: (row, name) => readYear(row[name], zoneOfRecord(row) ?? siteZone()),
  encode: (value) => value,
  initial: ({ default: own }, today) => (own === 'today' ? today.slice(0, 4) : own),
  rules: (options) => [
    rule('year', (value) => readYear(value) === value),
    ...boundTexts(options, () => latestToday().slice(0, 4)),
  ],
  sample: (seed, options) => insideBounds(String(2020 + (Math.abs(Math.trunc(seed)) % 5)), options),
  text: (value) => value,
};

/** A year, 'yyyy': `year({ min: '2020' })`. */
export function year<const O extends YearOptions = object>(
  options?: Exact<O, YearOptions>,
): Field<string, IsRequired<O>, YearOptions> {
  return defineField(yearType, (options ?? {}) as O);
}
