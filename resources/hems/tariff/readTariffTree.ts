import { asCode, asObject, asText } from '@/api/wireValue';

export type TariffNodeType = 'country' | 'area' | 'retailer' | 'product';

/** A node of the tree of tariffs: country, market area, retailer, product. */
export interface TariffNode {
  /** Unique in the tree: the same retailer or product may stand below several areas. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly type: TariffNodeType;
  /** '' for a node that has no prices of its own. */
  readonly businessId: string;
  readonly retailerId: string;
  /** IANA zone, where the server says it. */
  readonly timeZone: string;
  readonly children: readonly TariffNode[];
}

const TYPES: readonly TariffNodeType[] = ['country', 'area', 'retailer', 'product'];
const words = (value: unknown): string => asText(asObject(value)?.desc ?? asObject(value)?.name ?? value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function typeOf(raw: unknown, depth: number): TariffNodeType {
  const said = asCode(raw).toLowerCase().replace(/^market_?area$/, 'area');
  return TYPES.find((one) => one === said) ?? TYPES[Math.min(depth, TYPES.length - 1)] ?? 'product';
}

function readNodes(raw: readonly unknown[], above: string, depth: number): TariffNode[] {
  return raw.flatMap((one, place) => {
    const node = asObject(one);
    if (!node) return [];
    const id = asText(node.id) || asText(node.businessId) || asText(node.code);
    const key = `${above}${above && '.'}${id || `#${place}`}`;
    const type = typeOf(node.nodeType ?? node.type, depth);
    const children = readNodes(list(node.children ?? node.childList), key, depth + 1);
    const businessId = asText(node.businessId) || (type === 'product' ? id : '');
    const retailerId = asText(node.retailerId) || (type === 'retailer' ? id : '');
    return [{ key, id, name: words(node.name) || words(node.label) || id, type, businessId, retailerId, timeZone: asText(node.timeZone), children }];
  });
}

/** Reads an answer of `market/tariff/tree`: nested nodes, as a list or in `list`. A type that is not said follows from the depth. */
export function readTariffTree(raw: unknown): TariffNode[] {
  return readNodes(list(Array.isArray(raw) ? raw : (asObject(raw)?.list ?? asObject(raw)?.tree)), '', 0);
}
