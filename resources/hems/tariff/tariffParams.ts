/** What the calls about a tariff take (proposed fields, 'tariff'). */
export interface TariffParams {
  readonly businessId: string;
  readonly retailerId: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** Prices change once a day, the current one with the quarter of an hour: asked for again every 5 minutes. */
export const TARIFF_REFRESH = 300_000;
