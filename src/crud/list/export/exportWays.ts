import type { AnyValues, Resource } from '@/schema';
import { fileFormats, filterBy, comparesOtherwise } from '@/schema/internal';
import type { ExportWay } from './ExportOf';

/**
 * How the list of a resource can be exported: by the cloud's own call where it has one, and in every format of the
 * console where its pages can be read. A call that does not take what a filter sent would give more than is listed.
 */
export function exportWays(resource: Resource, filters: AnyValues = {}): readonly ExportWay[] {
  const isRead = (['page', 'tree', 'options'] as const).some((name) => resource.call(name));
  const sent = Object.entries(filters).every(([name, value]) => {
    const field = resource.fields[name];
    return !field || !comparesOtherwise(field, filterBy(resource, name), value);
  });
  return [...(resource.call('export') && sent ? (['server'] as const) : []), ...(isRead ? fileFormats().keys() : [])];
}
