import { readPage } from '@/api';
import { encodeFilters, type AnyRecord, type Resource, type TreeNode } from '@/schema';
import { buildTree, flattenTree } from './buildTree';
import { declaredCall, invoke } from '../records/invoke';
import type { AllQuery } from './listAll';

/** Nodes of the tree call; of the flat page call when there is none. */
export async function listTree(resource: Resource, query: AllQuery = {}): Promise<TreeNode[]> {
  const call = resource.call('tree') ?? declaredCall(resource, 'page');
  const answer = await invoke(call, encodeFilters(resource, query.filter ?? {}), { ...query, reads: true });
  return buildTree(resource, readPage(answer)?.rows ?? answer, query.filter);
}

/** The nodes one after the other, each before those below it. */
export async function listNodes(resource: Resource, query: AllQuery = {}): Promise<AnyRecord[]> {
  return flattenTree(await listTree(resource, query));
}
