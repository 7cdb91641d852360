import { asObject, asText } from '@/api/wireValue';
import { readAmount, type Amount } from '@/charts/figures/readAmount';

/** The answer of `dashboardPrice` (spec 02 §3), its curves as they came. */
export interface DayPrice {
  /** '' when the server names none. */
  readonly tariffName: string;
  /** The prices that hold at the moment. */
  readonly purchase: Amount;
  readonly export: Amount;
  /** `{xlist, ylist, signList}` of the prices and of the grid's power. */
  readonly curve: unknown;
  readonly grid: unknown;
}

/** Reads a day's prices; the curve stands in `priceInfo`, or in the answer itself. */
export function readDayPrice(raw: unknown): DayPrice {
  const answer = asObject(raw) ?? {};
  const curve = asObject(answer.priceInfo);
  return {
    tariffName: asText(answer.tariffName) || asText(curve?.tariffName),
    purchase: readAmount(answer.realtimePurchasePrice),
    export: readAmount(answer.realtimeExportPrice),
    curve: curve ?? answer,
    grid: answer.gridPower,
  };
}
