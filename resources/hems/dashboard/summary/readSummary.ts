import { asCode, asObject } from '@/api/wireValue';
import { amountOf, type Amount } from '@/charts/figures/readAmount';
import { SUMMARY_CARDS, type SummaryCardKey } from './summaryCards';

/** Figures of every card; what the server does not say has no value. */
export type Summary = { readonly [K in SummaryCardKey]: { readonly [F in keyof (typeof SUMMARY_CARDS)[K]['figures']]: Amount } };

function partOf(raw: unknown, card: string): unknown {
  const list = Array.isArray(raw) ? raw : asObject(raw)?.list;
  if (!Array.isArray(list)) return asObject(raw)?.[card];
  const found = asObject(list.find((one) => asCode(asObject(one)?.type).toLowerCase() === card.toLowerCase()));
  return found?.values ?? found;
}

/**
 * Reads `dashboardSummary`: an object by card, or a list of `{type, values}`; the figures of a card by name, or a list
 * of `{type, value, unit}`. Numbers may come as text and without a unit.
 */
export function readSummary(raw: unknown): Summary {
  const cards = Object.entries(SUMMARY_CARDS).map(([card, { figures }]) => {
    const part = partOf(raw, card);
    const looks: readonly (readonly [figure: string, look: { readonly unit?: string }])[] = Object.entries(figures);
    return [card, Object.fromEntries(looks.map(([figure, { unit }]) => [figure, amountOf(part, figure, unit)]))];
  });
  return Object.fromEntries(cards) as Summary; // made from the same table as its type
}
