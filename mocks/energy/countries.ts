/** What a country decides about the homes in it. */
export interface Country {
  /** Degrees east of where people live: when the sun stands highest. */
  readonly longitude: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Hundredths of the currency a kWh, for 1 EUR/MWh of the wholesale shape. */
  readonly level: number;
  /** °C: mean of the year, half of summer less winter, half of day less night. */
  readonly climate: { readonly mean: number; readonly season: number; readonly daily: number };
  /** Added to the clearness of its days. */
  readonly sunny: number;
}

const euro = { currency: 'EUR', level: 0.1 };

const COUNTRIES: Readonly<Record<string, Country>> = {
  NL: { ...euro, longitude: 5.1, climate: { mean: 10.9, season: 7.4, daily: 3.8 }, sunny: 0 },
  DE: { ...euro, longitude: 10.5, climate: { mean: 10.2, season: 9.2, daily: 4.4 }, sunny: 0 },
  BE: { ...euro, longitude: 4.5, climate: { mean: 11, season: 7.5, daily: 4 }, sunny: 0 },
  FR: { ...euro, longitude: 2.5, climate: { mean: 12.6, season: 7.8, daily: 4.8 }, sunny: 0.05 },
  SE: { longitude: 16.5, currency: 'SEK', level: 0.62, climate: { mean: 7.6, season: 10, daily: 4 }, sunny: 0 },
  GB: { longitude: -1.2, currency: 'GBP', level: 0.087, climate: { mean: 10.6, season: 6, daily: 3.5 }, sunny: -0.03 },
  AU: { longitude: 138.6, currency: 'AUD', level: 0.16, climate: { mean: 17, season: 6, daily: 5.8 }, sunny: 0.2 },
  IN: { longitude: 75.5, currency: 'INR', level: 5.6, climate: { mean: 25.5, season: 3.8, daily: 5.5 }, sunny: 0.18 },
  CN: { longitude: 121.2, currency: 'CNY', level: 0.5, climate: { mean: 17.4, season: 11.6, daily: 3.9 }, sunny: 0 },
};

/** What is known of a country (ISO 3166-1 alpha-2); one that is not listed is taken for a mild one with euros. */
export function countryOf(code: string): Country {
  return COUNTRIES[code] ?? { ...euro, longitude: 0, climate: { mean: 12, season: 8, daily: 4 }, sunny: 0 };
}
