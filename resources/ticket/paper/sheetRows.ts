import type { Block } from './sheet';

type Pair = Extract<Block, { readonly kind: 'pair' }>;

/** What stands below each other on a form: pairs are rows of one or two. */
export type SheetRow =
  Exclude<Block, { readonly kind: 'pair' }> | { readonly kind: 'pairs'; readonly rows: readonly (readonly Pair[])[] };

/** Two short pairs beside each other, a long one alone. */
function pairRows(pairs: readonly Pair[]): (readonly Pair[])[] {
  const rows: Pair[][] = [];
  for (const pair of pairs) {
    const last = rows.at(-1);
    if (last?.length === 1 && !last[0]?.wide && !pair.wide) last.push(pair);
    else rows.push([pair]);
  }
  return rows;
}

/** The blocks of a form as they stand below each other; pairs between two other blocks are one table. */
export function sheetRows(blocks: readonly Block[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let pairs: Pair[] = [];
  const close = () => {
    if (pairs.length > 0) rows.push({ kind: 'pairs', rows: pairRows(pairs) });
    pairs = [];
  };
  for (const block of blocks) {
    if (block.kind === 'pair') pairs.push(block);
    else {
      close();
      rows.push(block);
    }
  }
  close();
  return rows;
}
