import { decodeFields, wireName, type AnyValues, type Fields, isObject } from '@/schema';
import { asCame } from './asCame';

/** A property goes inside where its name has dots: `address.city`. */
function put(record: AnyValues, name: string, value: unknown): AnyValues {
  const [first = '', ...rest] = Object.hasOwn(record, name) ? [name] : name.split('.');
  if (rest.length === 0) return { ...record, [name]: value };
  const inner = record[first];
  return { ...record, [first]: put(isObject(inner) ? inner : {}, rest.join('.'), value) };
}

/** The state a record was read in, which a workflow's calls send besides, is no property of the record. */
function isState(wires: readonly string[], name: string): boolean {
  const of = /^from([A-Z].*)$/.exec(name)?.[1];
  return of !== undefined && !wires.includes(name) && wires.some((wire) => wire.toLowerCase() === of.toLowerCase());
}

/**
 * A record with what a form sends of it: everything else stays as it came, and so does every value that means what it
 * meant before.
 *
 * @param before as it came; an empty one for a new record
 * @param likeOf what values of a property look like, where the record has none of it
 */
export function sentRecord(
  fields: Fields,
  before: AnyValues,
  body: AnyValues,
  likeOf: (wire: string) => unknown,
): AnyValues {
  const names = new Map(Object.entries(fields).map(([name, { options }]) => [wireName(name, options), name]));
  const was = decodeFields(fields, before);
  let record = before;
  for (const [wire, value] of Object.entries(body)) {
    if (isState([...names.keys()], wire)) continue;
    const changed = put(record, wire, asCame(value, likeOf(wire)));
    const name = names.get(wire);
    const same =
      name !== undefined && JSON.stringify(decodeFields(fields, changed)[name]) === JSON.stringify(was[name]);
    if (!same || Object.keys(before).length === 0) record = changed;
  }
  return record;
}
