import {
  defineField,
  rule,
  zoneOfRecord,
  type Exact,
  type Field,
  type IsRequired,
  type FieldType,
  readDateTime,
} from '@/schema';
import { formatWall, offsetsOf } from '@/schema/dates';
import { notFuture, sampleDay, type DateOptions } from '../date/type';

/** What `dateTime({ … })` may be told. @public */
export interface DateTimeOptions extends DateOptions {
  /** Lists show its seconds, because things follow each other in seconds: of logs, alarms and commands. */
  readonly seconds?: boolean;
}

/** The type behind `dateTime()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const dateTimeType: FieldType<string, DateTimeOptions> = {
  name: 'dateTime',
  inputWidth: () => 'choice',
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
  text: (value, { seconds, zoneFrom }, { locale, column, record }) =>
    formatWall(value, column && !seconds ? 2 : 1, zoneOfRecord(record ?? {}, zoneFrom), locale),
  fileCell: (time, { zoneFrom }, { record }) => {
    const offsets = offsetsOf(time, zoneOfRecord(record ?? {}, zoneFrom) ?? '');
    return offsets.length > 1 ? `${time} ${offsets.join(' / ')}` : { time };
  },
};

/**
 * A day and time, 'YYYY-MM-DD HH:mm:ss', as the wall clock of its zone shows it.
 *
 * @example dateTime({ readOnly: true, seconds: true })
 * @public
 */
export function dateTime<const O extends DateTimeOptions = object>(
  options?: Exact<O, DateTimeOptions>,
): Field<string, IsRequired<O>, DateTimeOptions> {
  return defineField(dateTimeType, (options ?? {}) as O);
}
