import { blockFacts, type Block, type Report } from '@/schema';
import type { ComparedWith } from '@/schema/dates';
import type { NamedBlock } from '../page/grantedBlocks';

/** What the figures of a page are compared with. */
export type Comparing = 'none' | ComparedWith;

export const COMPARISONS: readonly Comparing[] = ['none', 'previous', 'year'];

/** The name an address says it by: it is of the page, and no parameter of its calls. */
const PARAM = 'compareWith';

/** What a block is compared with while nobody chose anything; undefined where it compares nothing. */
const defaultOf = ({ block }: NamedBlock): Comparing | undefined => {
  const { compare } = blockFacts(block);
  return compare === 'offered' ? 'none' : compare;
};

/** What a block is compared with: as somebody chose above the page, else as it does by itself. */
export function comparingOf(block: Block, chosen: Comparing | undefined): Comparing {
  const { compare } = blockFacts(block);
  if (compare === undefined) return 'none';
  return chosen ?? (compare === 'previous' ? compare : 'none');
}

/** What a page is compared with while nobody chose anything; undefined where no block compares. */
export function defaultComparing(blocks: readonly NamedBlock[]): Comparing | undefined {
  const all = blocks.map(defaultOf).filter((one) => one !== undefined);
  return all.find((one) => one !== 'none') ?? all[0];
}

/** What an address says; undefined where it says nothing, or what is none of it. */
export function readComparing({ params }: Pick<Report, 'params'>, address: URLSearchParams): Comparing | undefined {
  return PARAM in params ? undefined : COMPARISONS.find((one) => one === address.get(PARAM));
}

/** An address that says it, and everything else it said. What a page does by itself is left out. */
export function writeComparing(chosen: Comparing, byItself: Comparing, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  if (chosen === byItself) next.delete(PARAM);
  else next.set(PARAM, chosen);
  return next;
}
