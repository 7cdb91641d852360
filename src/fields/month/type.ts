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
import { formatDate } from '@/schema/dates/formats';
import { latestToday } from '@/schema/dates/latestToday';
import { readMonth } from '@/schema/readers/moment';
import { sampleDay } from '../date/type';
import { boundTexts, insideBounds } from './bounds';

export interface MonthOptions extends FieldOptions {
  /** Months after this one may be chosen. Default false. */
  readonly future?: boolean;
  /** First month that may be chosen, 'yyyy-MM'. */
  readonly min?: string;
  /** Last month that may be chosen, 'yyyy-MM'. */
  readonly max?: string;
  /** Value of an untouched form or filter; `'today'` is the month it is. */
  readonly default?: string;
}

export const monthType: FieldType<string, MonthOptions> = {
  name: 'month',
  traits: { calendar: 'month' },
  sortable: true,
  decode: (wire) => readMonth(wire, siteZone()),
  read: (row, name) => readMonth(row[name], zoneOfRecord(row) ?? siteZone()),
  encode: (value) => value,
  initial: ({ default: own }, today) => (own === 'today' ? today.slice(0, 7) : own),
  rules: (options) => [
    rule('month', (value) => readMonth(value) === value),
    ...boundTexts(options, () => latestToday().slice(0, 7)),
  ],
  sample: (seed, options) => insideBounds(sampleDay(seed).slice(0, 7), options),
  text: (value) => formatDate(`${value}-01`, 4),
  fileCell: (time) => ({ time }),
};

/** A month, 'yyyy-MM': `month({ future: true })`. */
export function month<const O extends MonthOptions = object>(
  options?: Exact<O, MonthOptions>,
): Field<string, IsRequired<O>, MonthOptions> {
  return defineField(monthType, (options ?? {}) as O);
}
