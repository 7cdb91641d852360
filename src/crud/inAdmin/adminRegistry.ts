import type { Registry } from '@/data';
import { memoize } from '@/data/internal';
import type { CallName, ProviderLoader, Resource } from '@/schema';
import { givenRegistry, givenSchemas } from './givenSchemas';

/** What the data provider of any app does, by the names of our calls. */
const DONE: ReadonlySet<CallName> = new Set([
  'page',
  'tree',
  'options',
  'detail',
  'create',
  'edit',
  'delete',
  'deleteMany',
]);

/**
 * A schema whose records come from a provider, which calls an id `id`; of other calls those stay that the app has a
 * method for.
 */
function providedBy(resource: Resource, name: string, load: ProviderLoader, more: ReadonlySet<CallName>): Resource {
  const { fields } = resource;
  return {
    ...resource,
    api: { ...resource.api, id: 'id' },
    call: (does) => {
      const call = DONE.has(does) || more.has(does) ? resource.call(does) : undefined;
      return call && DONE.has(does)
        ? { ...call, idName: 'id', provided: { load, resource: name, does, fields } }
        : call;
    },
  };
}

/** What our pages find by name in an app: schemas stand over its data provider. */
export function adminRegistry(load: ProviderLoader, more: ReadonlySet<CallName>): Registry {
  const nameOf = (key: string) => givenSchemas().find(({ resource }) => resource.name === key)?.name ?? key;
  return {
    ...givenRegistry,
    get known() {
      return givenRegistry.known;
    },
    schema: memoize(async (key) => providedBy(await givenRegistry.schema(key), nameOf(key), load, more)),
  };
}
