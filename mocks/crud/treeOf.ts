import type { Resource } from '@/schema';
import type { Doc } from '../store/store';

/** A row with those below it. */
export type Node = Doc & { readonly [property: string]: unknown };

interface TreeOptions {
  readonly parent: string;
  readonly children?: string;
}

const bySort = (a: Doc, b: Doc): number => Number(a.sort ?? 0) - Number(b.sort ?? 0);

/** Rows as nested nodes. A row whose parent is not among them stands at the top; circles are cut. */
export function nest(rows: readonly Doc[], { parent, children = 'children' }: TreeOptions): Node[] {
  const ids = new Set(rows.map((row) => row.id));
  const below = new Map<string, Doc[]>();
  for (const row of rows) {
    const above = String(row[parent] ?? '');
    const key = ids.has(above) && above !== row.id ? above : '';
    below.set(key, [...(below.get(key) ?? []), row]);
  }
  const build = (key: string): Node[] =>
    (below.get(key) ?? []).sort(bySort).map((row) => ({ ...row, [children]: build(row.id) }));
  return build('');
}

/** The rows found, with every row above them, so that each keeps its place in the tree. */
export function withAncestors(found: readonly Doc[], all: readonly Doc[], parent: string): Doc[] {
  const byId = new Map(all.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const row of found) {
    for (let one: Doc | undefined = row; one && !kept.has(one.id); one = byId.get(String(one[parent] ?? '')))
      kept.add(one.id);
  }
  return all.filter((row) => kept.has(row.id));
}

/** Ids of a node and of all below it. */
export function subtreeIds(rows: readonly Doc[], id: string, parent: string): Set<string> {
  const ids = new Set([id]);
  for (let before = 0; before !== ids.size;) {
    before = ids.size;
    for (const row of rows) if (ids.has(String(row[parent] ?? ''))) ids.add(row.id);
  }
  return ids;
}

/** Nested nodes of a tree resource. */
export function treeOf(resource: Resource, found: readonly Doc[], all: readonly Doc[]): Node[] {
  const { parent = 'parentId', children } = resource.tree ?? {};
  return nest(withAncestors(found, all, parent), { parent, children });
}
