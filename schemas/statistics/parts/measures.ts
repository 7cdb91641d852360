import { defineMeasures } from '@/dsl';

/** Where the energy of a unit of a smart grid came from (proposed fields F). */
export const supply = defineMeasures({
  supplyEnergy: { unit: 'kWh', tone: 'home' },
  gridEnergy: { unit: 'kWh', tone: 'grid' },
  pvEnergy: { unit: 'kWh', tone: 'solar' },
  storageEnergy: { unit: 'kWh', tone: 'battery' },
  greenShare: { unit: '%', tone: 'good' },
  lossRate: { unit: '%', tone: 'bad' },
  supplyFee: { unit: 'money', tone: 'price' },
});
