import type { Access, KnownTargets } from '@/access';

const OF_RESOURCE = /^resources\.([^.]+)\.(.+)$/;

/** What react-admin asks a resource's texts for, in our names. */
function ourName(rest: string, { smart_count: count }: { readonly smart_count?: unknown }): string {
  if (rest === 'name') return count === 1 ? 'one' : 'name';
  const inner = rest.startsWith('fields.') ? rest.split('.').slice(1) : [];
  // what stands in rows or groups: `fields.stops.name`
  return inner.length > 1
    ? [...inner.slice(0, -1).map((name) => `inner.${name}`), 'fields', inner.at(-1)].join('.')
    : rest;
}

/**
 * The key of our text for one as react-admin makes it: it names resources by their menu paths, we name texts after
 * schemas. `resources.platform/user.name` of one record is its singular.
 */
export function ourTextKey(access: Access, known: KnownTargets, key: string, options: object = {}): string {
  const [, name, rest] = OF_RESOURCE.exec(key) ?? [];
  if (name === undefined || rest === undefined) return key;
  const bare = name.replace(/^@/, '');
  const target = known.schemas.has(bare) ? undefined : access.routes.get(`/${bare}`)?.target;
  const schema = target?.kind === 'resource' ? target.key : bare;
  return known.schemas.has(schema) ? `resources.${schema}.${ourName(rest, options)}` : key;
}

/** The area whose texts a key is looked up in; undefined for one of no schema. */
export function areaOfKey(known: KnownTargets, key: string): string | undefined {
  const name = OF_RESOURCE.exec(key)?.[1];
  return name !== undefined && known.schemas.has(name) ? name.split('/')[0] : undefined;
}
