import { firstPeriod } from '@/fields/internal';
import type { Field, Fields } from '@/schema';
import type { ParamValues } from './paramsAddress';
import { isPeriod } from './periodField';

const DIGITS: Readonly<Record<string, number>> = { date: 10, month: 7, year: 4 };

/**
 * What a parameter begins with: its own default; `'today'` of a date, month or year by the calendar of the site. A
 * period always has one.
 */
function firstValue(field: Field, today: string): unknown {
  if (isPeriod(field)) return firstPeriod(field.options, today);
  const { type, options } = field;
  const digits = DIGITS[type.name];
  return options.default === 'today' && digits ? today.slice(0, digits) : options.default;
}

/** What the parameters begin with. @param today `yyyy-MM-dd` at the site */
export function firstValues(params: Fields, today: string): ParamValues {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, field]) => {
      const value = firstValue(field, today);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
