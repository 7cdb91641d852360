import type { Fields } from '@/schema';

/** A new row: the defaults of its fields, nothing else. */
export function blankRow(fields: Fields): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, field]) => field.options.default !== undefined);
  return Object.fromEntries(given.map(([name, field]) => [name, field.options.default]));
}
