/** A node of a tree to choose from. @public */
export interface TreeOption {
  readonly id: string;
  readonly label: string;
  readonly children?: readonly TreeOption[];
  /** Shown, but cannot be chosen. */
  readonly disabled?: boolean;
}

export interface TreePlace {
  readonly option: TreeOption;
  readonly parent: string | undefined;
  /** 1 for the top. */
  readonly level: number;
  /** Place among its siblings, from 1, and how many they are. */
  readonly position: number;
  readonly siblings: number;
  readonly children: readonly string[];
}

/** A tree by id, parents before their children. */
export type TreeIndex = ReadonlyMap<string, TreePlace>;

/** Every node with its place. A node whose id was there before is left out: ids must tell nodes apart. */
export function indexTree(options: readonly TreeOption[]): TreeIndex {
  const index = new Map<string, TreePlace>();
  const add = (siblings: readonly TreeOption[], parent: string | undefined, level: number): string[] => {
    const seen = new Set<string>();
    const fresh = siblings.filter(({ id }) => !index.has(id) && !seen.has(id) && seen.add(id));
    for (const [at, option] of fresh.entries()) {
      const place = { option, parent, level, position: at + 1, siblings: fresh.length, children: [] };
      index.set(option.id, place);
      index.set(option.id, { ...place, children: add(option.children ?? [], option.id, level + 1) });
    }
    return fresh.map((one) => one.id);
  };
  add(options, undefined, 1);
  return index;
}

/** Ids from the parent of a node up to the top. */
export function ancestorsOf(index: TreeIndex, id: string): string[] {
  const found: string[] = [];
  for (let at = index.get(id)?.parent; at !== undefined; at = index.get(at)?.parent) found.push(at);
  return found;
}

/** Ids of everything below a node. */
export function descendantsOf(index: TreeIndex, id: string): string[] {
  return (index.get(id)?.children ?? []).flatMap((child) => [child, ...descendantsOf(index, child)]);
}

/** Ids of nodes that have children. */
export function branchesOf(index: TreeIndex): string[] {
  return [...index].filter(([, place]) => place.children.length > 0).map(([id]) => id);
}
