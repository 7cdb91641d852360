import { type Access, can } from '@/access';
import { restrictFields, type Resource } from '@/schema';
import { pathOfResource } from '../registry/resourceName';

/** What was cut already: a resource stays the same object while the grants do. */
const known = new WeakMap<Access, WeakMap<Resource, Map<string, Resource>>>();

function kept(access: Access, resource: Resource): Map<string, Resource> {
  const own = known.get(access) ?? new WeakMap<Resource, Map<string, Resource>>();
  known.set(access, own);
  const found = own.get(resource) ?? new Map<string, Resource>();
  own.set(resource, found);
  return found;
}

/**
 * A resource with the fields that are granted where it stands: everything that draws, asks and sends reads this one.
 * Fields with codes are granted by the schema's own menu, also where its records stand in another page; without a menu
 * they are not.
 *
 * @param name react-admin's name: a granted path without its first slash, the schema it leads to, or `@<schema>`
 */
export function grantedFields(access: Access, name: string, resource: Resource): Resource {
  const path = name.startsWith('@') ? access.pathOf.get(resource.name) : pathOfResource(access, name);
  const cut = kept(access, resource);
  const found =
    cut.get(path ?? '') ?? restrictFields(resource, (code) => path !== undefined && can(access, path, code));
  cut.set(path ?? '', found);
  return found;
}
