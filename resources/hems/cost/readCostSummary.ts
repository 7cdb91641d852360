import { asCode, asObject } from '@/api/wireValue';
import { amountOf, type Amount } from '@/charts/figures/readAmount';

/** The base cards in their order (spec 02 §3). */
export const COST_TYPES = ['grid', 'amount', 'highestPrice', 'lowestPrice', 'avgPrice', 'perKwh', 'benefit'] as const;

export type CostType = (typeof COST_TYPES)[number];

/** What the two values of a card are; `hems.cost.values.<name>`. */
export type CostValue = 'purchase' | 'export' | 'cost' | 'earned';

export interface CostItem {
  readonly type: CostType;
  readonly values: readonly (readonly [name: CostValue, amount: Amount])[];
}

const PAIRS = [['purchase', 'export'], ['cost', 'earned']] as const;

function itemOf(type: CostType, raw: unknown): CostItem {
  const inner = Array.isArray(raw) ? raw : (asObject(raw)?.values ?? raw);
  const pairs = PAIRS.map((names) => names.map((name) => [name, amountOf(inner, name)] as const));
  const usual = type === 'benefit' ? 1 : 0;
  const known = pairs.findIndex((pair) => pair.some(([, { value }]) => value !== null));
  return { type, values: pairs[known < 0 ? usual : known] ?? [] };
}

/**
 * Reads the cost summary: items `{type, values: [{type, value, unit}]}` as a list, in `list`, or as an object by type.
 * All cards are there; a card without figures has none.
 */
export function readCostSummary(raw: unknown): readonly CostItem[] {
  const answer = asObject(raw);
  const list = Array.isArray(raw) ? raw : answer?.list;
  const byType = new Map<string, unknown>(
    Array.isArray(list) ? list.map((one) => [asCode(asObject(one)?.type).toLowerCase(), one]) : Object.entries(answer ?? {}).map(([type, one]) => [type.toLowerCase(), one]),
  );
  return COST_TYPES.map((type) => itemOf(type, byType.get(type.toLowerCase())));
}
