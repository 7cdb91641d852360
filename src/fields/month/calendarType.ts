import { rule, siteZone, zoneOfRecord, type FieldOptions, type FieldType } from '@/schema';
import { latestToday } from '@/schema/dates';
import { boundTexts, insideBounds } from './bounds';
import { UNIT_LENGTHS } from './unitDays';

export interface CalendarOptions extends FieldOptions {
  /** Those after the present one may be chosen. Default false. */
  readonly future?: boolean;
  /** First that may be chosen, 'yyyy-MM' or 'yyyy'. */
  readonly min?: string;
  /** Last that may be chosen. */
  readonly max?: string;
  /** Value of an untouched form or filter; `'today'` is the present one. */
  readonly default?: string;
}

interface CalendarUnitOf {
  readonly unit: 'month' | 'year';
  /** What a wire says, of a moment by the clock of that zone; `null` for anything else. */
  read(wire: unknown, zone?: string): string | null;
  sample(seed: number): string;
  /** As people read it. */
  text(value: string, locale: string): string;
}

/** A month or a year as a field type: a text in the order of time. */
export function calendarType({ unit, read, sample, text }: CalendarUnitOf): FieldType<string, CalendarOptions> {
  const now = () => latestToday().slice(0, UNIT_LENGTHS[unit]);
  return {
    name: unit,
    traits: { calendar: unit },
    inputWidth: () => 'day',
    sortable: true,
    decode: (wire) => read(wire, siteZone()),
    read: (row, name) => read(row[name], zoneOfRecord(row) ?? siteZone()),
    encode: (value) => value,
    initial: ({ default: own }, today) => (own === 'today' ? today.slice(0, UNIT_LENGTHS[unit]) : own),
    rules: (options) => [rule(unit, (value) => read(value) === value), ...boundTexts(options, now)],
    sample: (seed, options) => insideBounds(sample(seed), options),
    text: (value, _, { locale }) => text(value, locale),
  };
}
