/*
 * What the energy simulator makes, as data. One run of steps a station: every screen sums the same steps, so that no
 * two screens can disagree. Powers are kW, energies kWh, temperatures °C, prices hundredths of the currency a kWh.
 */

/** What stands in a home. What is absent is not there, which is not the same as zero. */
export interface HomeSite {
  /** Station id; the seed of everything random. */
  readonly id: string;
  /** IANA zone: `Europe/Amsterdam`. Days are its days, of 23, 24 or 25 hours. */
  readonly zone: string;
  readonly latitude: number;
  /** ISO 3166-1 alpha-2: decides prices, currency and the carbon factor. */
  readonly country: string;
  /** Usual yearly use of the home without heat pump and car, kWh. */
  readonly yearlyLoad: number;
  /** First day (`yyyy-MM-dd`, of the zone) there is data of. */
  readonly since: string;
  readonly pv?: { readonly peak: number; readonly feedInLimit?: number };
  readonly battery?: { readonly capacity: number; readonly power: number; readonly strategy: 'selfUse' | 'trading' };
  readonly charger?: { readonly power: number; readonly v2x?: boolean; readonly smart: boolean };
  readonly hvac?: { readonly conductance: number; readonly set: number };
  readonly tariff: HomeTariff;
  /** Contracted import, kW: what overload prevention and capacity charge keep under. */
  readonly connection: number;
  readonly capacityTarget?: number;
  /** Share of steps whose telemetry never came, 0 to 1. Default 0.005. */
  readonly missing?: number;
  /** The controller sends nothing since then (epoch ms). */
  readonly offlineSince?: number;
}

/** Spec 02 §2: types 1 and 2 are the spot price plus taxes, 3 is a published price of the retailer. */
export interface HomeTariff {
  readonly type: 1 | 2 | 3;
  readonly name: string;
  /** Added to spot for a purchase, taken off it for an export. */
  readonly additionalTax: number;
  readonly exportFee: number;
  /** Minutes a price holds: 15 or 60. */
  readonly slot: 15 | 60;
}

/** Battery dispatch: self-use, real-time trading, or standing by. */
export type Mode = 'SU' | 'RT' | 'IDLE';

/** Five minutes of a home. Powers are means over the step; where the home has no such device they are 0. */
export interface Step {
  /** Epoch ms of its begin; a multiple of five minutes. */
  readonly at: number;
  readonly pv: number;
  /** Cut off at the feed-in limit; not part of the balance. */
  readonly curtailed: number;
  /** The home without heat pump, car and battery. */
  readonly load: number;
  readonly hvac: number;
  readonly charge: number;
  /** Car to home. */
  readonly v2x: number;
  readonly batteryCharge: number;
  readonly batteryDischarge: number;
  readonly import: number;
  readonly export: number;
  /** Percent at the end of the step; 0 without a battery. */
  readonly soc: number;
  readonly outdoor: number;
  readonly indoor: number;
  readonly buy: number;
  readonly sell: number;
  readonly spot: number;
  readonly mode: Mode;
  /** Condition tag of spec 02 §9, `clear-day`. */
  readonly weather: string;
  /** Its telemetry never came: devices and grid are unknown, prices and weather are known. */
  readonly lost: boolean;
}

/** A curve as it was foreseen at a moment. */
export interface Forecast {
  /** Epoch ms it was issued. */
  readonly issued: number;
  readonly values: readonly { readonly at: number; readonly value: number }[];
}

export type ForecastOf = 'buy' | 'sell' | 'load' | 'pv';

/** What the simulator answers. Everything is a pure function of site and day; nothing depends on the clock. */
export interface Simulator {
  /** All steps of a station's day (`yyyy-MM-dd`): 276, 288 or 300, also of days to come. `[]` before `since`. */
  day(site: HomeSite, day: string): readonly Step[];
  /** The steps from a moment until before another (epoch ms), rising. */
  between(site: HomeSite, from: number, to: number): readonly Step[];
  /**
   * Fifteen-minute values of a day as foreseen so many hours before it began (or before each slot, when it is
   * `rolling`).
   */
  forecast(site: HomeSite, of: ForecastOf, day: string, leadHours: number, rolling?: boolean): Forecast;
}
