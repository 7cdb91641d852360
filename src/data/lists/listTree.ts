import { readPage } from '@/api';
import { encodeFilters, type AnyRecord, type Resource, type TreeNode } from '@/schema';
import { buildTree, flattenTree } from './buildTree';
import { declaredCall, invoke } from '../records/invoke';
import { invokeIfKnown } from '../records/invokeIfKnown';
import type { AllQuery } from './listAll';

/** Nodes of the tree call; of the flat page call when there is none. */
export async function listTree(resource: Resource, query: AllQuery = {}): Promise<TreeNode[]> {
  const call = resource.call('tree') ?? declaredCall(resource, 'page');
  const params = encodeFilters(resource, query.filter ?? {});
  const instead = typeof call.optional === 'string' ? resource.resolve(call.optional) : undefined;
  const first = instead && (await invokeIfKnown(call, params, query));
  const answer = first ?? (await invoke(instead ?? call, params, { ...query, reads: true }));
  return buildTree(resource, readPage(answer)?.rows ?? answer, query.filter);
}

/** The nodes one after the other, each before those below it. */
export async function listNodes(resource: Resource, query: AllQuery = {}): Promise<AnyRecord[]> {
  return flattenTree(await listTree(resource, query));
}
