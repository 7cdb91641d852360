import { defineMeasures } from '@/dsl';

/** Energies of a home that spec 02 §3 tells apart: what is used has the charging of batteries in it, what is generated their discharging. */
export const homeEnergy = defineMeasures({
  usage: { unit: 'kWh', tone: 'home' },
  generated: { unit: 'kWh', tone: 'solar', aliases: ['generation'] },
  pvProduction: { unit: 'kWh', tone: 'solar', aliases: ['pvGeneration'] },
  production: { unit: 'kWh', tone: 'solar' },
  sunToHome: { unit: 'kWh', tone: 'home', aliases: ['pvToHome', 'home'] },
  sunToBattery: { unit: 'kWh', tone: 'battery', aliases: ['pvToBattery', 'battery'] },
  sunToCharger: { unit: 'kWh', tone: 'charger', aliases: ['pvToCharger', 'charger'] },
  sunToGrid: { unit: 'kWh', tone: 'grid', aliases: ['pvToGrid', 'exported'] },
});

/** What the same use had cost without panels, battery and automation, and what it did cost. */
export const comparison = defineMeasures({
  baselineCost: { unit: 'money', tone: 'neutral', aliases: ['baseline', 'Without automation'] },
  actualCost: { unit: 'money', tone: 'home', signed: true, aliases: ['actual'] },
});
