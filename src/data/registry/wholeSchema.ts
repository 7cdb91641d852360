import type { Resource } from '@/schema';
import type { Registry } from './registry';

/**
 * A schema by its name, with the fields that the cloud adds to it.
 *
 * @param onForgotten hears when what was added counts no longer
 */
export async function wholeSchema(
  registry: Pick<Registry, 'schema'>,
  name: string,
  onForgotten?: () => void,
): Promise<Resource> {
  const resource = await registry.schema(name);
  return resource.ownFields ? (await import('./withOwnFields')).withOwnFields(resource, onForgotten) : resource;
}
