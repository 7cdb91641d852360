import type { Id, Resource } from '@/schema';
import { detailPath, listPath } from '../../paths';

/**
 * Where a form leads once it is saved: to the record, or to the list (of a tree, or when it has no page of its own).
 *
 * @example navigate(afterSave(resource, path, id, can('detail'))) // '/iot/device/7/show', or '/iot/device'
 * @public
 */
export function afterSave(resource: Resource, path: string, id: Id, opens: boolean): string {
  const hasPage = opens && id !== '' && !resource.tree && resource.call('detail') !== undefined;
  return hasPage ? detailPath(path, id) : listPath(path);
}
