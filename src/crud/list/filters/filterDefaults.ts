import { type Filter, type Resource, siteToday, typeOptions } from '@/schema';
import { addDays } from '@/schema/dates';

type Filters = Readonly<Record<string, unknown>>;

function daysOf(wanted: unknown): number | undefined {
  if (typeof wanted !== 'object' || wanted === null || !('lastDays' in wanted)) return undefined;
  const days = Number(wanted.lastDays);
  return days >= 1 ? days : undefined;
}

function defaultOf(resource: Resource, filter: Filter, today: string): unknown {
  const days = daysOf(filter.default);
  if (days === undefined) return filter.default;
  const field = resource.fields[filter.field];
  const time = field?.type.traits?.moment || (field !== undefined && typeOptions(field).time === true);
  const from = addDays(today, 1 - days);
  return time ? [`${from} 00:00:00`, `${today} 23:59:59`] : [from, today];
}

/** The filters a list opens with for the first time; `{ lastDays: 7 }` is today and the six days before it. */
export function filterDefaults(resource: Resource, today = siteToday()): Filters {
  const given = resource.filters.filter((one) => one.default !== undefined);
  return Object.fromEntries(given.map((one) => [one.field, defaultOf(resource, one, today)]));
}
