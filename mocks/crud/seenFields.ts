import {
  encodeFields,
  defaultsOf,
  restrictFields,
  wireName,
  type Field,
  type Fields,
  type Resource,
  type WireRow,
} from '@/schema';
import { normalCode } from '../account/grants';
import { actorOf, type Incoming } from '../core/incoming';
import { withTenantFields } from './own/tenantFields';

/**
 * A resource as whoever calls may use it: fields he may not see are not there, those he may not change are read-only.
 */
export function seenFields(resource: Resource, incoming: Incoming): Resource {
  const codes = actorOf(incoming).grants.codes.get(resource.name);
  return restrictFields(withTenantFields(resource, actorOf(incoming)), (code) => codes?.has(normalCode(code)) ?? false);
}

/** Every property of a row that tells of a field: its values, what it was called before, words beside it. */
function wiresOf([name, { type, options }]: readonly [string, Field]): string[] {
  const wire = wireName(name, options);
  return [
    ...Object.keys(type.write?.(null, wire, options) ?? { [wire]: null }),
    ...(options.aliases ?? []),
    `${wire}Name`,
    `${wire}Names`,
    `${wire}Desc`,
    wire.replace(/Ids?$/, 'Name'),
  ];
}

/** A row without anything of the fields that were taken away. */
export function withoutUnseen<T extends object>({ unseen = {} }: Resource, row: T): T {
  const gone = new Set(Object.entries(unseen).flatMap(wiresOf));
  // what is left out is optional on every wire row
  return gone.size === 0 ? row : (Object.fromEntries(Object.entries(row).filter(([wire]) => !gone.has(wire))) as T);
}

/** What a new record has in fields that whoever makes it may not fill in: their defaults. */
export function withheldDefaults({ fields, unseen = {} }: Resource): WireRow {
  const fixed: Fields = Object.fromEntries(
    Object.entries(fields).filter(([, { options }]) => options.readOnly && options.permission?.change !== undefined),
  );
  const withheld = { ...unseen, ...fixed };
  return encodeFields(withheld, defaultsOf(withheld));
}
