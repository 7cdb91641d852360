import type { ResourceDefinition } from 'react-admin';
import type { Access } from '@/access';
import { recordText, type AnyRecord } from '@/schema';
import type { Registry } from '../registry/registry';
import { valueNow } from '../registry/settling';

/**
 * What react-admin knows of each resource a menu leads to: that it has pages, which its `canAccess` decides about, and
 * what a record is called. It may be named by its schema, too. Whoever has a record has asked for its schema by then.
 */
export function resourceDefinitions(
  access: Access,
  registry: Registry,
  locale: string,
): Record<string, ResourceDefinition> {
  const definitions: Record<string, ResourceDefinition> = {};
  for (const { path, target } of access.routes.values()) {
    if (target.kind !== 'resource') continue;
    const definition: Omit<ResourceDefinition, 'name'> = {
      hasList: true,
      hasCreate: true,
      hasEdit: true,
      hasShow: true,
      recordRepresentation: (record: AnyRecord) => {
        const resource = valueNow(registry.schema(target.key));
        return resource ? recordText(resource, record, locale) : (record.$title ?? record.id);
      },
    };
    for (const name of [path.slice(1), target.key]) definitions[name] ??= { name, ...definition };
  }
  return definitions;
}
