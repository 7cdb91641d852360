import type { Resource } from '@/schema';
import { fileFormats } from '@/schema/internal';
import type { ExportWay } from './ExportOf';

/**
 * How the list of a resource can be exported: by the cloud's own call where it has one, and in every format of the
 * console where its pages can be read.
 */
export function exportWays(resource: Resource): readonly ExportWay[] {
  const isRead = (['page', 'tree', 'options'] as const).some((name) => resource.call(name));
  return [...(resource.call('export') ? (['server'] as const) : []), ...(isRead ? fileFormats().keys() : [])];
}
