import { ancestorsOf, descendantsOf, type TreeIndex } from './treeIndex';

/** What ticking a node means for those above and below it. @public */
export type TreeMode = 'cascade' | 'separate' | 'single';

export interface TreeRules {
  /**
   * `cascade`: a tick takes everything below along, and parents follow; `separate`: each node for itself; `single`: one
   * at most.
   */
  readonly mode: TreeMode;
  /** Most that may be chosen; see `countOf`. */
  readonly max?: number;
}

export interface Toggled {
  readonly checked: ReadonlySet<string>;
  /** The pick was refused: it would be more than `max`. */
  readonly refused: boolean;
}

/** What a person would say is chosen: with `cascade` the leaves, else every ticked node. */
export function countOf(index: TreeIndex, checked: ReadonlySet<string>, { mode }: TreeRules): number {
  if (mode !== 'cascade') return checked.size;
  return [...checked].filter((id) => index.get(id)?.children.length === 0).length;
}

/** Nodes that are not ticked but have something ticked below them. */
export function halfChecked(index: TreeIndex, checked: ReadonlySet<string>): ReadonlySet<string> {
  const half = new Set<string>();
  for (const id of checked) {
    for (const ancestor of ancestorsOf(index, id)) if (!checked.has(ancestor)) half.add(ancestor);
  }
  return half;
}

/** Every parent ticked when all its children are, and only then. Children stand after their parents in the index. */
function settleParents(index: TreeIndex, checked: Set<string>): Set<string> {
  for (const [id, { children }] of [...index].reverse()) {
    if (children.length === 0) continue;
    if (children.every((child) => checked.has(child))) checked.add(id);
    else checked.delete(id);
  }
  return checked;
}

/**
 * A list of ids as ticks: with `cascade`, the ticked leaves decide what is ticked above them (a server may
 * list parents that are only partly chosen). Ids that are not in the tree are kept: they are not ours to lose.
 */
export function readChecked(index: TreeIndex, ids: readonly string[], { mode }: TreeRules): ReadonlySet<string> {
  if (mode === 'single') return new Set(ids.slice(0, 1));
  return mode === 'cascade' ? settleParents(index, new Set(ids)) : new Set(ids);
}

/**
 * A click on a node. Single: another pick unchecks the previous one, and a click on the checked one clears it
 * (spec 01 §4). A pick beyond `max` changes nothing. Disabled nodes keep what they have.
 */
export function toggleNode(index: TreeIndex, checked: ReadonlySet<string>, id: string, rules: TreeRules): Toggled {
  const place = index.get(id);
  if (!place || place.option.disabled) return { checked, refused: false };
  if (rules.mode === 'single') return { checked: checked.has(id) ? new Set() : new Set([id]), refused: false };
  const next = new Set(checked);
  if (rules.mode === 'separate') {
    if (!next.delete(id)) next.add(id);
  } else {
    const own = [id, ...descendantsOf(index, id)].filter((one) => !index.get(one)?.option.disabled);
    const leaves = own.filter((one) => index.get(one)?.children.length === 0);
    const on = leaves.some((one) => !checked.has(one));
    for (const one of own)
      if (on) next.add(one);
      else next.delete(one);
    settleParents(index, next);
  }
  const more = countOf(index, next, rules) > countOf(index, checked, rules);
  const refused = more && rules.max !== undefined && countOf(index, next, rules) > rules.max;
  return refused ? { checked, refused } : { checked: next, refused };
}
