import { countryOf } from '../../../../energy/countries';
import type { Station } from './stationOf';

/** A figure of an answer. `null`: nothing is known, which is not zero. */
export interface Amount {
  readonly value: number | null;
  readonly unit: string;
}

export const KWH = 'kWh';
export const KW = 'kW';
export const PERCENT = '%';
export const DEGREES = '°C';
/** Hundredths of the currency a kWh, whatever their name (proposed fields, heads). */
export const PRICE = 'c/kWh';

const SIGNS: Readonly<Record<string, string>> = { EUR: '€', SEK: 'kr', GBP: '£', AUD: 'A$', INR: '₹', CNY: '¥' };

export function moneyOf(country: string): string {
  const { currency } = countryOf(country);
  return SIGNS[currency] ?? currency;
}

export function moneyAt({ home }: Station): string {
  return moneyOf(home.countryCode);
}

/**
 * As it is sent: to nine decimals, so that the sum of a chart is rounded to the digits of its tile; nothing stays
 * nothing.
 */
export function sent(value: number | null | undefined): number | null {
  return value === null || value === undefined || !Number.isFinite(value) ? null : Math.round(value * 1e9) / 1e9 || 0;
}

export function amount(value: number | null | undefined, unit: string): Amount {
  return { value: sent(value), unit };
}
