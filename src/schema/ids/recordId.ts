import type { Call } from '../call';
import type { Id } from '../field';

/** Parts the id of the one above from the record's own; it is written otherwise inside of the first. */
const MARK = '~';
const WRITTEN: Readonly<Record<string, string>> = { '!': '!0', [MARK]: '!1' };

/**
 * The id of a record that stands below another: ids of both in one text, which no value of theirs can break, and which
 * an address takes as it is. '' for the one above where it is not known.
 *
 * @example idBelow('north', '7') // 'north~7'
 */
export const idBelow = (above: Id, own: Id): Id =>
  `${above.replace(/[!~]/g, (sign) => WRITTEN[sign] ?? sign)}${MARK}${own}`;

/** Both ids again. A text that is no such id is an own one. */
export function partsOfId(id: Id): { readonly above: Id; readonly own: Id } {
  const at = id.indexOf(MARK);
  return {
    above: id.slice(0, Math.max(at, 0)).replace(/!([01])/g, (_, place) => (place === '0' ? '!' : MARK)),
    own: id.slice(at + 1),
  };
}

/**
 * The ids that the id of a record above is made of, by what paths call them from the furthest to the nearest: that
 * record may stand below another one itself. An id of fewer parts says nothing of those further above.
 *
 * @example idsAbove(['realm', 'client'], 'north~web') // { realm: 'north', client: 'web' }
 */
export function idsAbove(levels: readonly string[], id: Id): Record<string, Id> {
  const found: Record<string, Id> = {};
  let left = id;
  for (const [at, name] of [...levels.entries()].reverse()) {
    const { above, own } = at === 0 ? { above: '', own: left } : partsOfId(left);
    if (own !== '') found[name] = own;
    left = above;
  }
  return found;
}

const renamed = (names: Readonly<Record<string, string>>, ids: Readonly<Record<string, Id>>): Record<string, Id> =>
  Object.fromEntries(Object.entries(ids).map(([wire, id]) => [names[wire] ?? wire, id]));

/**
 * Parameters that tell a call of which record it is, or of which ones: their ids, and, where they stand below another
 * record, the id of that one.
 *
 * @example await invoke(call, { ...idParams(call, record.id), ...form })
 * @public
 */
export function idParams(
  { above, levels, idName, names = {} }: Pick<Call, 'above' | 'levels' | 'idName' | 'names'>,
  id: Id | readonly Id[],
): Readonly<Record<string, Id | readonly Id[]>> {
  const name = typeof id === 'string' ? idName : 'ids';
  if (above === undefined) return { [name]: id };
  const parts = [id].flat().map(partsOfId);
  const own = parts.map((one) => one.own);
  const [first = ''] = new Set(parts.map((one) => one.above));
  if (parts.some((one) => one.above !== first)) throw new TypeError('One call is of records below one other only.');
  return {
    ...renamed(names, idsAbove(levels ?? [above], first)),
    [name]: typeof id === 'string' ? own.join('') : own,
  };
}
