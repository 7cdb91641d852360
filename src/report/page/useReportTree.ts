import { useEffect, useEffectEvent, useMemo } from 'react';
import { asText } from '@/api';
import type { Live } from '@/data';
import type { Report } from '@/schema';
import { chosenNode, withNode, type ChosenNode } from '../blocks/chosenNode';
import { isTree, pickedParams, readTree, type TreeNode, type TreeOf } from '../blocks/readTree';
import type { ParamValues } from '../params/paramsAddress';
import { visibleBlocks, type NamedBlock } from './grantedBlocks';
import { useBlockAnswer } from './useBlockAnswer';

export interface PageTree extends NamedBlock<TreeOf> {
  readonly live: Live<unknown>;
  readonly nodes: readonly TreeNode[];
  readonly chosen: ChosenNode | undefined;
  /** The parameters say what the node that is shown says, or nothing more is to be found out. */
  readonly isSettled: boolean;
  choose(node: TreeNode): void;
}

const NO_EXTRA = {};
const NO_TREE: TreeOf = { kind: 'tree', picks: [] };
const holdsTree = (one: NamedBlock): one is NamedBlock<TreeOf> => isTree(one.block);

/**
 * The tree of a page, if it has one. What its node says of the parameters is written into the address at once, so that
 * a link with one of them, or with none, shows a whole page.
 */
export function useReportTree(
  report: Report,
  blocks: readonly NamedBlock[],
  values: ParamValues,
  choose: (values: ParamValues, push?: boolean) => void,
): PageTree | undefined {
  const found = visibleBlocks(blocks, values).find(holdsTree);
  const { block } = found ?? { block: NO_TREE };
  const picks = pickedParams(block);
  // what is chosen in the tree is no reason to ask for the tree again
  const request = { ...values, ...Object.fromEntries(picks.map((param) => [param, undefined])) };
  const live = useBlockAnswer({ report, block, values: request, extra: NO_EXTRA }, { enabled: found !== undefined });
  const nodes = useMemo(() => (live.data === undefined ? [] : readTree(live.data, block)), [live.data, block]);
  const chosen = useMemo(() => chosenNode(nodes, block, values), [nodes, block, values]);
  const isWhole = !chosen || picks.every((param) => asText(values[param]) === (chosen.says[param] ?? ''));
  const complete = useEffectEvent(() => chosen && choose(withNode(block, values, chosen.says)));
  useEffect(() => {
    if (!isWhole) complete();
  }, [isWhole]);
  if (!found) return undefined;
  const isKnown = live.data !== undefined || (Boolean(live.state.error) && !live.state.loading);
  return {
    ...found,
    live,
    nodes,
    chosen,
    isSettled: isKnown && isWhole,
    choose: ({ says }) => says && choose(withNode(block, values, says), true),
  };
}
