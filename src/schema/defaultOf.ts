import { nowOn } from './dates/clock';
import type { Field, Fields } from './field';

/**
 * The value of an untouched form or filter; undefined where the field has none. `today` is that of the site,
 * 'yyyy-MM-dd'.
 *
 * @public
 */
export function defaultOf({ type, options }: Field, today = nowOn().slice(0, 10)): unknown {
  return type.initial ? type.initial(options, today) : options.default;
}

/** The fields that have a default, with it. @public */
export function defaultsOf(fields: Fields, today?: string): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => [name, defaultOf(field, today)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
