import { asCode, asObject, asText } from '@/api/wireValue';
import { chartParts, type AnswerDays, type ChartParts } from '@/charts/response/chartParts';
import { readAmount, type Amount } from '@/charts/figures/readAmount';

/** The price of some days (spec 02 §3, cost chart responses). */
export interface PriceAnswer {
  /** '' when the server names none. */
  readonly tariffName: string;
  /** '1' and '2': spot price plus taxes, '3': published by the retailer; '' or another when there is no hint. */
  readonly tariffType: string;
  readonly additionalTax: Amount;
  readonly average: { readonly purchase: number | null; readonly export: number | null };
  readonly parts: ChartParts;
}

/** Reads the answer of the price call; the curve stands in it or in its `priceInfo`. */
export function readPrice(raw: unknown, days: AnswerDays): PriceAnswer {
  const answer = asObject(raw) ?? {};
  const all = Array.isArray(answer.xlist) ? answer : { ...answer, ...asObject(answer.priceInfo) };
  const parts = chartParts(all, days);
  return {
    tariffName: asText(all.tariffName),
    tariffType: asCode(all.tariffType),
    additionalTax: readAmount(all.additionalTax, parts.units[0]),
    average: { purchase: readAmount(all.avgPurchase).value, export: readAmount(all.avgExport).value },
    parts,
  };
}
