import type { WireRow } from '../field';
import { isObject } from '../isObject';

/**
 * Values of added fields, which inside stand as `extra.color`, where the wire has them.
 *
 * @example nestOwn('extra', { 'extra.color': 'red' }) // { extra: { color: 'red' } }
 * @public
 */
export function nestOwn(at: string | undefined, row: WireRow): WireRow {
  const names = at === undefined ? [] : Object.keys(row).filter((name) => name.startsWith(`${at}.`));
  if (at === undefined || names.length === 0) return row;
  const inner = Object.fromEntries(names.map((name) => [name.slice(at.length + 1), row[name]]));
  const rest = Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
  const before = row[at];
  return { ...rest, [at]: { ...(isObject(before) ? before : {}), ...inner } };
}

/**
 * The same the other way round.
 *
 * @example flatOwn('extra', { extra: { color: 'red' } }) // { 'extra.color': 'red' }
 * @public
 */
export function flatOwn(at: string | undefined, row: WireRow): WireRow {
  const inner = at === undefined ? undefined : row[at];
  if (at === undefined || !isObject(inner)) return row;
  const { [at]: _inner, ...rest } = row;
  return { ...rest, ...Object.fromEntries(Object.entries(inner).map(([name, value]) => [`${at}.${name}`, value])) };
}
