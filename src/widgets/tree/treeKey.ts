import type { TreeIndex } from './treeIndex';
import { foldText } from '@/schema/readers/text';

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
  const branch = place.children.length > 0;
  switch (key) {
    case 'ArrowDown':
      return go(visible[Math.min(at + 1, visible.length - 1)]);
    case 'ArrowUp':
      return go(visible[Math.max(at - 1, 0)]);
    case 'Home':
      return go(visible[0]);
    case 'End':
      return go(visible.at(-1));
    case 'PageDown':
      return go(visible[Math.min(at + 8, visible.length - 1)]);
    case 'PageUp':
      return go(visible[Math.max(at - 8, 0)]);
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
