import type { Field, Fields } from './field';
import { siteToday } from './services/siteToday';

/**
 * The value of an untouched form or filter; undefined where the field has none. `today` is that of the site,
 * 'yyyy-MM-dd'; default: that of the sites of this console.
 *
 * @example defaultOf(number({ default: 5 })) // 5
 * @public
 */
export function defaultOf({ type, options }: Field, today?: string): unknown {
  return type.initial ? type.initial(options, today ?? siteToday()) : options.default;
}

/**
 * The default values by name, of the fields that have one.
 *
 * @example defaultsOf({ power: number({ default: 5 }), name: text() }) // { power: 5 }
 * @public
 */
export function defaultsOf(fields: Fields, today?: string): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => [name, defaultOf(field, today)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
