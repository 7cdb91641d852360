import type { TariffNode } from './readTariffTree';

/** What an address asks for. */
export interface TariffQuery {
  readonly businessId: string;
  readonly retailerId: string;
  /** Key of the node, to tell the same product in two areas apart; '' in links from elsewhere. */
  readonly node: string;
}

/** A node with those above it, the top first. */
export interface TariffChoice {
  readonly node: TariffNode;
  readonly above: readonly TariffNode[];
}

/** Every node that has prices of its own, in the order of the tree. */
function priced(nodes: readonly TariffNode[], above: readonly TariffNode[] = []): TariffChoice[] {
  return nodes.flatMap((node) => [...(node.businessId === '' ? [] : [{ node, above }]), ...priced(node.children, [...above, node])]);
}

const retailerOf = ({ node, above }: TariffChoice): string => node.retailerId || above.findLast(({ retailerId }) => retailerId !== '')?.retailerId || '';

/**
 * The node of the address (spec 02 §2): by product and retailer, by the product alone when the retailer is unknown here;
 * the first product when it asks for none. Undefined for a product the tree does not have, and for an empty tree.
 */
export function chosenTariff(tree: readonly TariffNode[], { businessId, retailerId, node }: TariffQuery): TariffChoice | undefined {
  const all = priced(tree);
  if (businessId === '') return all.find((one) => one.node.type === 'product') ?? all[0];
  const same = all.filter((one) => one.node.businessId === businessId);
  const exact = same.filter((one) => retailerId === '' || retailerOf(one) === retailerId);
  return exact.find((one) => one.node.key === node) ?? exact[0] ?? same[0];
}

/** The retailer of a choice: its own, or that of the node above it. */
export const choiceRetailer = retailerOf;
