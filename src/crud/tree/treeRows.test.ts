import { describe, expect, it } from 'vitest';
import type { TreeNode } from '@/schema';
import { searchNodes, treeRows } from './treeRows';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ record: { id }, children });
const TREE = [node('site', node('hall', node('pump'), node('fan')), node('yard')), node('depot')];
const find = (...sought: string[]) => searchNodes(TREE, ({ id }) => sought.includes(id));

describe('searchNodes', () => {
  it('keeps the way to every find and all that is below one', () => {
    const { nodes, hits, above } = find('hall', 'fan');
    expect([...hits]).toEqual(['hall', 'fan']);
    expect([...above]).toEqual(['hall', 'site']);
    expect(treeRows(nodes, () => true, hits).map(({ key, level, hit = false }) => [key, level, hit])).toEqual([
      ['site', 1, false],
      ['hall', 2, true],
      ['pump', 3, false],
      ['fan', 3, true],
    ]);
  });

  it('finds nothing where nothing is', () => {
    expect(find('roof')).toEqual({ nodes: [], hits: new Set(), above: new Set() });
  });
});
