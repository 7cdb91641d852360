/** What a kWh from a country's grid emits, and who says so. */
export interface CarbonFactor {
  /** kg of CO₂ a kWh. */
  readonly factor: number;
  readonly year: number;
  readonly source: string;
}

const OWID = { year: 2024, source: 'Our World in Data' };
const EUROPE: CarbonFactor = { factor: 0.284, ...OWID };

const FACTORS: Readonly<Record<string, CarbonFactor>> = {
  CN: { factor: 0.5306, year: 2023, source: 'Ministry of Ecology and Environment' },
  DE: { factor: 0.344, ...OWID },
  NL: { factor: 0.253, ...OWID },
  SE: { factor: 0.036, ...OWID },
};

/** The carbon factor of a country (ISO 3166-1 alpha-2); the European mean where none is listed. */
export function carbonOf(country: string): CarbonFactor {
  return FACTORS[country] ?? EUROPE;
}

/** kg of CO₂ that so many kWh of sun kept away. */
export function co2Reduction(pv: number, country: string): number {
  return pv * carbonOf(country).factor;
}
