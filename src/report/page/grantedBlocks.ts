import { blockFacts, matches, type Block, type Report } from '@/schema';
import type { ParamValues } from '../params/paramsAddress';

export interface NamedBlock<B extends Block = Block> {
  readonly name: string;
  readonly block: B;
}

interface Grants {
  /** Whether a code is granted on the route of the report. */
  can(code: string): boolean;
  leadsTo(schema: string): boolean;
}

/**
 * The blocks this user may see, in order: those without a code or with one that is granted; a list only where its own
 * menu is, if it has one. What is not here is neither drawn nor asked for.
 */
export function grantedBlocks({ blocks }: Report, { can, leadsTo }: Grants): readonly NamedBlock[] {
  return Object.entries(blocks)
    .filter(([, block]) => {
      const { list } = blockFacts(block);
      const isOpen = list === undefined || list.ofPage || leadsTo(list.schema);
      return isOpen && (block.permission === undefined || can(block.permission));
    })
    .map(([name, block]) => ({ name, block }));
}

export function visibleBlocks(blocks: readonly NamedBlock[], values: ParamValues): readonly NamedBlock[] {
  return blocks.filter(({ block }) => matches(block.visible, values));
}

/** Tabs in the order they are first named; blocks without one stand above them. */
export function tabsOf(blocks: readonly NamedBlock[]): readonly string[] {
  return [...new Set(blocks.flatMap(({ block }) => block.tab ?? []))];
}
