import { wireName, type Field, type Provided } from '@/schema';
import { asCame } from './asCame';
import type { Loaded } from './providerOf';

const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Keeps one value of each property of the rows that came, to send others in the same form. */
export function rememberValues({ seen }: Loaded, resource: string, rows: readonly object[]): void {
  const known = seen.get(resource) ?? new Map<string, unknown>();
  seen.set(resource, known);
  for (const row of rows) for (const [name, value] of Object.entries(row)) if (isSaid(value)) known.set(name, value);
}

/** An id of any resource of the provider: of references that were never seen filled in. */
function anyId({ seen }: Loaded): unknown {
  for (const known of seen.values()) if (known.has('id')) return known.get('id');
  return undefined;
}

const fieldOf = (fields: Provided['fields'], wire: string): Field | undefined =>
  Object.entries(fields).find(([name, { options }]) => wireName(name, options) === wire)?.[1];

/** What values of a property look like; undefined where none was seen. */
export function likeOf(loaded: Loaded, { resource, fields }: Provided, wire: string): unknown {
  const known = loaded.seen.get(resource)?.get(wire);
  return known === undefined && fieldOf(fields, wire)?.type.traits?.refers ? anyId(loaded) : known;
}

/** An id as the provider has it: records have theirs as text. */
export function idAsCame(loaded: Loaded, { resource }: Provided, id: unknown): string | number {
  const like = loaded.seen.get(resource)?.get('id') ?? anyId(loaded);
  const own = asCame(String(id), like);
  return typeof own === 'number' ? own : String(id);
}
