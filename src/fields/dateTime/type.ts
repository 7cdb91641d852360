import { defineField, rule, zoneOfRecord, type Exact, type Field, type IsRequired, type FieldType } from '@/schema';
import { readDateTime } from '@/schema/readers/moment';
import { formatDate } from '../date/formats';
import { notFuture, sampleDay, type DateOptions } from '../date/type';

export const dateTimeType: FieldType<string, DateOptions> = {
  name: 'dateTime',
  traits: { calendar: 'day', moment: true },
  sortable: true,
  decode: (wire) => readDateTime(wire),
  read: (row, name, options) => readDateTime(row[name], zoneOfRecord(row, options.zoneFrom)),
  encode: (value) => value,
  rules: ({ future }) => [
    rule('dateTime', (value) => typeof value === 'string' && readDateTime(value) === value),
    ...(future ? [] : [notFuture]),
  ],
  sample: (seed) => {
    const minutes = (Math.abs(Math.trunc(seed)) * 97) % 1440;
    const two = (value: number) => String(value).padStart(2, '0');
    return `${sampleDay(seed)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
  },
  text: (value) => formatDate(value, 1),
  fileCell: (time) => ({ time }),
};

/** A day and time, 'YYYY-MM-DD HH:mm:ss', as the wall clock of its zone shows it: `dateTime({ readOnly: true })`. */
export function dateTime<const O extends DateOptions = object>(
  options?: Exact<O, DateOptions>,
): Field<string, IsRequired<O>, DateOptions> {
  return defineField(dateTimeType, (options ?? {}) as O);
}
