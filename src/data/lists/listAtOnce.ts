import type { AnyRecord, Resource } from '@/schema';
import { listAll, type AllQuery } from './listAll';
import { listNodes } from './listTree';

/**
 * Everything the resource answers in one call (options, tree, a page call that does not page); undefined when it pages.
 */
export async function listAtOnce(resource: Resource, options: AllQuery = {}): Promise<AnyRecord[] | undefined> {
  const call = resource.call('options');
  if (call) return listAll(resource, call, options);
  if (resource.call('tree')) return listNodes(resource, options);
  const page = resource.call('page');
  return page?.pages === false ? listAll(resource, page, options) : undefined;
}
