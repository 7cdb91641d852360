import { bars, chart, defineMeasures, defineReport, figures } from '@/dsl';
import { benefit, carbon, energy } from '../../measures';
import { hems } from '../../services';
import { comparison, homeEnergy } from '../parts/homeMeasures';
import { homeQuery } from '../parts/homeQuery';

/** The hours a report is over, where the cloud tells them among its figures. */
const span = defineMeasures({ reportedTime: { unit: 'h', aliases: ['time'] } });

/** Lines with what they are made of, which can be compared with another period. */
const told = { parts: true, compare: 'offered' } as const;

// covers H-011, H-012, H-013, H-014, H-015, H-016, H-017
/** Energy, green power and saving of a home, day by day (spec 02 §2, §3, §7). */
export const energyReport = defineReport({
  name: 'hems/energy-report',
  api: hems('station'),
  params: homeQuery,
  measures: { ...homeEnergy, ...energy, ...carbon, ...benefit, ...comparison, ...span },
  blocks: {
    energy: figures('POST energy/general', ['consumption', 'production'], { ...told, span: 4 }),
    energyTrend: chart(
      'POST energy/chartList',
      bars(['consumption', 'importEnergy', 'production', 'selfUse', 'exportEnergy']),
      { span: 8, download: 'POST energy/chartList/export', legend: 'bottom' },
    ),
    green: figures('POST greenPower/general', ['pvProduction', 'co2Reduction'], { ...told, span: 4 }),
    greenTrend: chart('POST greenPower/chartList', bars(['pvProduction', 'sunToGrid', 'co2Reduction']), {
      span: 8,
      download: 'POST greenPower/chartList/export',
      legend: 'bottom',
    }),
    saving: figures('POST costSaving/general', ['costSaving'], told),
    savingTrend: chart('POST costSaving/saving', bars(['costSaving']), {
      tab: 'saving',
      download: 'POST costSaving/saving/export',
      legend: 'bottom',
    }),
    comparison: chart('POST costSaving/comparison', bars(['baselineCost', 'actualCost']), {
      tab: 'comparison',
      download: 'POST costSaving/comparison/export',
      legend: 'bottom',
    }),
  },
});
