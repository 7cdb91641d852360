import { defineMeasures, type Measure } from '@/dsl';
import { homePowers, homePrices } from './homeMeasures';

/**
 * Strategy charts tell their series by `dataKey` 1 to 10, each with a color of its own; 11 begins again (proposed
 * fields, K).
 */
const keyed = (measure: Measure, dataKey: number): Measure => ({
  ...measure,
  aliases: [...(measure.aliases ?? []), String(dataKey), String(dataKey + 10)],
});

/** What a strategy goes by and what it moves. */
export const strategyMeasures = defineMeasures({
  purchasePrice: keyed(homePrices.purchasePrice, 1),
  fromSun: keyed(homePowers.fromSun, 2),
  fromGrid: keyed(homePowers.fromGrid, 3),
  fromBattery: keyed(homePowers.fromBattery, 4),
  ofCharger: keyed(homePowers.ofCharger, 5),
  ofHeat: keyed(homePowers.ofHeat, 6),
  ofHome: keyed(homePowers.ofHome, 7),
  soc: keyed({ unit: '%', tone: 'carbon' }, 8),
  exportPrice: keyed(homePrices.exportPrice, 9),
  outdoor: keyed({ unit: '°C', tone: 'neutral', signed: true }, 10),
});
