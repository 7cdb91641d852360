import { blockFacts, isRelatedList, type Block, type Report, type Resource } from '@/schema';
import type { BackendContext } from '../core/context';
import { actorOf, type Incoming } from '../core/incoming';
import type { Need } from '../core/need';

/**
 * Resources and reports on whose pages the records of this one stand without a menu of their own (`related` and lists,
 * `menu: false`).
 */
function pagesOf({ resources, reports }: BackendContext, name: string): string[] {
  const holds = (one: Resource) =>
    Object.values(one.related).some(
      (related) => isRelatedList(related) && related.menu === false && related.resource === name,
    );
  const lists = ({ blocks }: Report) =>
    Object.values<Block>(blocks).some((block) => {
      const { list } = blockFacts(block);
      return list?.schema === name && list.ofPage;
    });
  return [...[...resources.values()].filter(holds), ...[...reports.values()].filter(lists)].map((one) => one.name);
}

/**
 * What a call of a resource wants: its own menu, or, for a part of other records, the menu of one of those, where its
 * codes are then granted.
 *
 * @param open menus that are enough without a code
 */
export function needOf(
  context: BackendContext,
  { name }: Resource,
  code: string | false | undefined,
  open: readonly string[] = [],
): Need | ((incoming: Incoming) => Need) {
  const pages = pagesOf(context, name);
  const need = (holder: string): Need => ({
    menus: [holder, ...open, ...pages],
    ...(code !== undefined && code !== false && { code }),
  });
  return pages.length === 0
    ? need(name)
    : (incoming) => need([name, ...pages].find((one) => actorOf(incoming).grants.codes.has(one)) ?? name);
}
