import type { IconTone } from '@/charts/tones/ToneIcon';

/** The cards of the summary in their order, and the two figures of each (spec 02 §2, §3). Units are those of figures that come without one. */
export const SUMMARY_CARDS = {
  benefit: { tone: 'good', figures: { cost: {}, earned: {} } },
  grid: { tone: 'grid', figures: { purchase: { unit: 'kWh' }, export: { unit: 'kWh' } } },
  solar: { tone: 'solar', figures: { GENERATION: { unit: 'kWh' }, co2Reduction: { unit: 'kg' } } },
  battery: { tone: 'battery', figures: { charged: { unit: 'kWh' }, discharged: { unit: 'kWh' } } },
  charger: { tone: 'charger', figures: { charged: { unit: 'kWh' }, v2x: { unit: 'kWh' } } },
  hvac: { tone: 'heat', figures: { consumed: { unit: 'kWh' }, avgTemp: { unit: '°C' } } },
} as const satisfies Readonly<Record<string, { readonly tone: IconTone; readonly figures: Readonly<Record<string, { readonly unit?: string }>> }>>;

export type SummaryCardKey = keyof typeof SUMMARY_CARDS;
