import type { Period } from '../world/site';
import type { MeasureSource } from './reportSource';
import { highest, percent, ratio, together } from './part';

const bought =
  (period: Period): MeasureSource =>
  (sums) =>
    sums.byPeriod.import[period];
/** Hours of a time of which anything is known: steps have five minutes. */
const hours = (known: number): number => known / 12;

/** The quantities of `schemas/measures.ts` as the world knows them, so that a figure is the same in every report. */
export const worldMeasures: Readonly<Record<string, MeasureSource>> = {
  importEnergy: (sums) => sums.importEnergy,
  exportEnergy: (sums) => sums.exportEnergy,
  generation: (sums) => sums.generation,
  selfUse: (sums) => sums.selfUse,
  consumption: (sums) => sums.consumption,
  chargeEnergy: (sums) => sums.chargeEnergy,
  dischargeEnergy: (sums) => sums.dischargeEnergy,
  chargerEnergy: (sums) => sums.chargerEnergy,
  chargerDischarge: (sums) => sums.v2xEnergy,
  otherLoad: (sums) => sums.consumption - sums.chargerEnergy,
  chargeTimes: (sums) => sums.chargeTimes,
  equivalentHours: (sums, { pv }) => ratio(sums.generation, pv?.peak ?? 0),
  efficiency: (sums) => percent(sums.dischargeEnergy, sums.chargeEnergy),
  maxDemand: (sums) => highest(sums.maxDemand),
  independence: (sums) => percent(Math.max(0, sums.consumption - sums.importEnergy), sums.consumption),
  selfUseRate: (sums) => percent(sums.selfUse, sums.generation),
  sharpEnergy: bought('sharp'),
  peakEnergy: bought('peak'),
  flatEnergy: bought('flat'),
  valleyEnergy: bought('valley'),
  deepValleyEnergy: bought('deepValley'),
  // What a site earns, and what the energy costs that it sells to drivers.
  income: (sums) =>
    sums.selfUseIncome +
    sums.feedInIncome +
    sums.arbitrageIncome +
    sums.subsidy +
    sums.chargingElectricityFee +
    sums.chargingServiceFee,
  cost: (sums) => sums.chargingCost,
  profit: (sums) =>
    sums.selfUseIncome +
    sums.feedInIncome +
    sums.arbitrageIncome +
    sums.subsidy +
    sums.chargingElectricityFee +
    sums.chargingServiceFee -
    sums.chargingCost,
  arbitrageIncome: (sums) => sums.arbitrageIncome,
  selfUseIncome: (sums) => sums.selfUseIncome,
  feedInIncome: (sums) => sums.feedInIncome,
  subsidy: (sums) => sums.subsidy,
  electricityFee: (sums) => sums.chargingElectricityFee,
  serviceFee: (sums) => sums.chargingServiceFee,
  energy: (sums) => sums.consumption,
  avgPrice: (sums) => ratio(sums.gridCost, sums.importEnergy),
  costSaving: (sums) => sums.baselineCost - (sums.gridCost - sums.gridIncome),
  gridPower: (sums) => together((sums.importEnergy - sums.exportEnergy) / hours(sums.known)),
  pvPower: (sums) => together(sums.generation / hours(sums.known)),
  storagePower: (sums) => together((sums.dischargeEnergy - sums.chargeEnergy) / hours(sums.known)),
  chargerPower: (sums) => together(sums.chargerEnergy / hours(sums.known)),
  loadPower: (sums) => together(sums.consumption / hours(sums.known)),
  co2Reduction: (sums) => sums.co2Reduction,
};
