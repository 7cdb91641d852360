import type { Field, Resource } from '@/schema';
import { groupField, groupParts, isByDay } from './groupBy';

/** Its value is one thing, not several and no table. */
function isPlain({ type, options }: Field): boolean {
  return !type.sealed && ['string', 'number', 'boolean'].includes(typeof type.sample(1, options));
}

/** How a field can group rows: as it is, by day, by month; in no way where it has many values. */
function waysOf(name: string, field: Field): readonly string[] {
  const { type, options } = field;
  if (!isPlain(field) || options.secret) return [];
  const { calendar, refers, atOnce } = type.traits ?? {};
  if (calendar === 'day') return [`${name}.day`, `${name}.month`];
  return (calendar ?? refers ?? atOnce ?? type.codes?.(options) ?? type.choices?.(options)) ? [name] : [];
}

/**
 * What a list can be grouped by, of these columns: fields of few values, and days and months of times. What it is
 * grouped by already is among them.
 */
export function groupChoices({ fields }: Resource, names: readonly string[], by: string): readonly string[] {
  const ways = names.flatMap((name) => (fields[name] ? waysOf(name, fields[name]) : []));
  const offered = [...ways.filter((way) => !isByDay(way)), ...ways.filter(isByDay)];
  return [...offered, ...groupParts(by).filter((part) => !offered.includes(part) && fields[groupField(part)])];
}
