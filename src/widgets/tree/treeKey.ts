import type { TreeIndex } from './treeIndex';
import { foldText } from '@/schema';
import { rowAfter } from '../table/keys';

/** Nodes a page of keys goes: a tree is lower than a table. */
const PAGE = 8;

export interface TreeView {
  readonly index: TreeIndex;
  /** Ids on view, in order. */
  readonly visible: readonly string[];
  readonly isOpen: (id: string) => boolean;
}

export type TreeMove =
  | { readonly go: string }
  | { readonly open: string }
  | { readonly close: string }
  | { readonly openAll: readonly string[] }
  | { readonly toggle: string };

/** What a key means on a node, after the tree pattern of WAI-ARIA. `undefined`: the key is not the tree's. */
export function treeKey(key: string, active: string, { index, visible, isOpen }: TreeView): TreeMove | undefined {
  const at = visible.indexOf(active);
  const place = index.get(active);
  const go = (id: string | undefined): TreeMove | undefined => (id === undefined ? undefined : { go: id });
  if (!place || at < 0) return go(visible[0]);
  const row = rowAfter(key, at, visible.length, PAGE);
  if (row !== undefined) return go(visible[row]);
  const branch = place.children.length > 0;
  switch (key) {
    case 'ArrowRight':
      return branch && !isOpen(active)
        ? { open: active }
        : go(place.children.find((child) => visible.includes(child)) ?? active);
    case 'ArrowLeft':
      return branch && isOpen(active) ? { close: active } : go(place.parent ?? active);
    case '*':
      return {
        openAll: [...index]
          .filter(([, one]) => one.parent === place.parent && one.children.length > 0)
          .map(([id]) => id),
      };
    case 'Enter':
    case ' ':
      return { toggle: active };
    default:
      return letter(key, at, { index, visible, isOpen });
  }
}

/** A letter goes to the next node on view that begins with it. */
function letter(key: string, at: number, { index, visible }: TreeView): TreeMove | undefined {
  if ([...key].length !== 1) return undefined;
  const wanted = foldText(key);
  const after = [...visible.slice(at + 1), ...visible.slice(0, at + 1)];
  const found = after.find((id) => foldText(index.get(id)?.option.label ?? '').startsWith(wanted));
  return found === undefined ? undefined : { go: found };
}
