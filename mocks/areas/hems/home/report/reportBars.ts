import { co2Reduction } from '../../../../energy/carbon';
import { flowTotals } from '../../../../energy/flows';
import { totalsOf, type Totals } from '../../../../energy/totals';
import type { Text } from '../../../../core/texts';
import type { Bar } from '../energy/barChart';
import { comparisonBars, savingBar } from '../energy/comparison';
import { independencePercent, selfUsePercent, sunKept } from '../energy/shares';
import type { Station } from '../energy/stationOf';
import { KWH, PERCENT } from '../energy/homeUnits';

const bar = (dataKey: string, desc: Text, unit: string, of: Bar['of']): Bar => ({
  name: desc.en,
  desc,
  dataKey,
  unit,
  of,
});
const energy = (dataKey: string, desc: Text, of: (totals: Totals) => number): Bar =>
  bar(dataKey, desc, KWH, (steps) => of(totalsOf(steps)));

/**
 * The figures of the energy report (spec 02 §3), summed the same way for tiles and bars. Those of what a home does not
 * have are nothing.
 */
export function reportBars(station: Station) {
  const { site } = station;
  const { country = '' } = site ?? {};
  const withPv = (one: Bar): Bar => (site?.pv ? one : { ...one, of: () => null });
  const withBattery = (one: Bar): Bar => (site?.battery ? one : { ...one, of: () => null });
  const [baseline, actual] = comparisonBars(station);
  return {
    consumption: energy('consumption', { en: 'Consumption', zh: '用电量' }, ({ consumption }) => consumption),
    independence: bar('independence', { en: 'Self-sufficiency', zh: '自给率' }, PERCENT, independencePercent),
    gridPurchase: energy('gridPurchase', { en: 'Grid import', zh: '电网购电' }, (totals) => totals.import),
    production: withPv(energy('production', { en: 'Production', zh: '发电量' }, ({ pv }) => pv)),
    selfUse: withPv(bar('selfUse', { en: 'Self-use', zh: '自发自用' }, KWH, sunKept)),
    gridExport: energy('gridExport', { en: 'Grid export', zh: '电网上网' }, (totals) => totals.export),
    pvGeneration: withPv(energy('pvGeneration', { en: 'PV generation', zh: '光伏发电' }, ({ pv }) => pv)),
    pvCarbonReduction: withPv(
      bar('pvCarbonReduction', { en: 'CO₂ reduction', zh: '二氧化碳减排' }, 'kg', (steps) =>
        co2Reduction(totalsOf(steps).pv, country),
      ),
    ),
    selfUsePercent: withPv(bar('selfUsePercent', { en: 'Self-use rate', zh: '自用率' }, PERCENT, selfUsePercent)),
    exported: withPv(
      bar('exported', { en: 'Solar exported', zh: '光伏上网' }, KWH, (steps) => flowTotals(steps).pvToGrid),
    ),
    costSaving: savingBar(station),
    batteryCharge: withBattery(
      energy('batteryCharge', { en: 'Battery charge', zh: '电池充电' }, (totals) => totals.batteryCharge),
    ),
    batteryDischarge: withBattery(
      energy('batteryDischarge', { en: 'Battery discharge', zh: '电池放电' }, (totals) => totals.batteryDischarge),
    ),
    gridExported: energy('gridExported', { en: 'Exported to the grid', zh: '上网电量' }, (totals) => totals.export),
    baseline,
    actual,
  };
}

export type ReportKey = keyof ReturnType<typeof reportBars>;
