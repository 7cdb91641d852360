import { valueAt } from '@/api';
import { decodeRecord, idNameOf, isObject, wireName, type AnyRecord, type Resource, type WireRow } from '@/schema';

/** What an event says of a record. */
export interface ToldRecord {
  readonly id: string;
  /** What of it came along. */
  readonly row: WireRow;
}

/** The record that an event is about; undefined where it names none. */
export function toldRecord(resource: Resource, by: string | undefined, data: unknown): ToldRecord | undefined {
  const name = by ?? idNameOf(resource.api);
  const id = valueAt(data, name);
  const row = name.includes('.') ? valueAt(data, name.slice(0, name.lastIndexOf('.'))) : data;
  if ((typeof id !== 'string' && typeof id !== 'number') || !isObject(row)) return undefined;
  return { id: String(id), row };
}

/** Fields that a row says something about; what it leaves out is as it was. */
function toldFields(resource: Resource, row: WireRow, decoded: AnyRecord): string[] {
  const whole = resource.api.read ? resource.api.read(row) : row;
  return Object.entries(resource.fields).flatMap(([name, { type, options }]) => {
    const isTold = !type.derive && (decoded[name] !== null || Object.hasOwn(whole, wireName(name, options)));
    return isTold ? [name] : [];
  });
}

/** The words beside values: of what was told the new ones, of all else those of before. */
function words(before: AnyRecord, decoded: AnyRecord, told: ReadonlySet<string>): AnyRecord['$texts'] {
  const kept = Object.entries(before.$texts ?? {}).filter(([name]) => !told.has(name));
  const all = { ...Object.fromEntries(kept), ...decoded.$texts };
  return Object.keys(all).length > 0 ? all : undefined;
}

/**
 * A record with what an event told of it. Undefined where it told nothing that a field of the resource reads: then the
 * records are asked for.
 */
export function patchRecord(resource: Resource, before: AnyRecord, row: WireRow): AnyRecord | undefined {
  const decoded = decodeRecord(resource, row);
  const told = toldFields(resource, row, decoded);
  if (told.length === 0) return undefined;
  const { $texts: _before, ...kept } = before;
  const {
    id: _id,
    $texts: _told,
    ...titles
  } = Object.fromEntries(Object.entries(decoded).filter(([name]) => name.startsWith('$')));
  const texts = words(before, decoded, new Set(told));
  const after: AnyRecord = {
    ...kept,
    ...Object.fromEntries(told.map((name) => [name, decoded[name]])),
    ...titles,
    ...(texts && { $texts: texts }),
    id: before.id,
  };
  for (const [name, { type, options }] of Object.entries(resource.fields))
    if (type.derive) after[name] = type.derive(after, options);
  return after;
}
