/** Where a key leads in a table: to another row, or to something done with this one. */
export type RowMove = { readonly go: number } | 'open' | 'select' | 'unfold' | 'fold' | 'cells';

const PAGE = 10;

/**
 * What a key means on row `index` of `count`. Undefined: nothing of ours. Arrows to the sides are a tree's, else they
 * lead into the row.
 */
export function rowMove(key: string, index: number, count: number, tree: boolean): RowMove | undefined {
  const go = (to: number): RowMove => ({ go: Math.max(0, Math.min(count - 1, to)) });
  switch (key) {
    case 'ArrowDown':
      return go(index + 1);
    case 'ArrowUp':
      return go(index - 1);
    case 'PageDown':
      return go(index + PAGE);
    case 'PageUp':
      return go(index - PAGE);
    case 'Home':
      return go(0);
    case 'End':
      return go(count - 1);
    case 'Enter':
      return 'open';
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
