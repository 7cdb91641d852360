import { rowAfter } from '@/widgets/internal';

/** Where a key leads in a table: to another row, or to something done with this one. */
export type RowMove = { readonly go: number } | 'open' | 'select' | 'unfold' | 'fold' | 'cells' | 'menu';

/**
 * What a key means on row `index` of `count`. Undefined: nothing of ours. Arrows to the sides are a tree's, else they
 * lead into the row.
 */
export function rowMove(key: string, index: number, count: number, tree: boolean): RowMove | undefined {
  const go = rowAfter(key, index, count);
  if (go !== undefined) return { go };
  switch (key) {
    case 'Enter':
      return 'open';
    case '.':
      return 'menu';
    case ' ':
      return 'select';
    case 'ArrowRight':
      return tree ? 'unfold' : 'cells';
    case 'ArrowLeft':
      return tree ? 'fold' : undefined;
    default:
      return undefined;
  }
}
