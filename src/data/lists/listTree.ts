import { readPage } from '@/api';
import { encodeFilters, type Resource, type TreeNode } from '@/schema';
import { buildTree } from './buildTree';
import { declaredCall, invoke } from '../records/invoke';
import type { AllQuery } from './listAll';

/** Nodes of the tree call; of the flat page call when there is none. */
export async function listTree(resource: Resource, query: AllQuery = {}): Promise<TreeNode[]> {
  const call = resource.call('tree') ?? declaredCall(resource, 'page');
  const answer = await invoke(call, encodeFilters(resource, query.filter ?? {}), { ...query, reads: true });
  return buildTree(resource, readPage(answer)?.rows ?? answer, query.filter);
}
