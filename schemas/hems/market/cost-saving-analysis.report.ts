import { bars, chart, defineMeasures, defineReport, figures, table } from '@/dsl';
import { hems } from '../../services';
import { powerQuery } from '../parts/powerQuery';

const money = { unit: 'money', signed: true } as const;
const savings = defineMeasures({
  baselineCost: { ...money, tone: 'neutral' },
  actualCost: { ...money, tone: 'home' },
  saving: { ...money, tone: 'good' },
  savingBySolar: { ...money, tone: 'solar' },
  savingByTrading: { ...money, tone: 'price' },
  savingByCapacity: { ...money, tone: 'grid' },
  savingBySmartCharge: { ...money, tone: 'charger' },
  savingByHvac: { ...money, tone: 'heat' },
  savingRate: { unit: '%', signed: true, decimals: 2 },
});
const PARTS = ['savingBySolar', 'savingByTrading', 'savingByCapacity', 'savingBySmartCharge', 'savingByHvac'] as const;

/** What strategies saved homes, and by which of them (spec 02 §7). */
// covers H-294, HS-063
export const costSavingAnalysis = defineReport({
  name: 'hems/cost-saving-analysis',
  api: hems('power'),
  params: powerQuery,
  site: 'tenantId',
  measures: savings,
  blocks: {
    total: figures('POST costSavingAnalysis', ['baselineCost', 'actualCost', 'saving', 'savingRate'], {
      compare: 'offered',
    }),
    trend: chart('POST costSavingAnalysis', bars(['baselineCost', 'actualCost']), { span: 6, partial: true }),
    /** The saving of a day is all of its parts, on an axis of its own: beside the costs it would lie at the bottom. */
    parts: chart('POST costSavingAnalysis', bars(PARTS, 'saving'), { span: 6, partial: true }),
    rows: table('POST costSavingAnalysis', ['time', 'baselineCost', 'actualCost', 'saving', ...PARTS, 'savingRate'], {
      totals: true,
    }),
  },
});
