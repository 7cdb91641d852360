import { bars, chart, defineReport, defineMeasures, enumeration, figures, own, period, table } from '@/dsl';
import { userParam } from '../parts/userQuery';

/** What a bill is made of, and how right the plan behind it was (proposed fields, revenue-analysis). */
export const billMeasures = defineMeasures({
  strategyAccuracy: { unit: '%', tone: 'good', decimals: 2 },
  costAverage: { unit: 'money', tone: 'price', signed: true, sums: false },
  completionRate: { unit: '%', tone: 'charger', decimals: 2 },
  chargeAverage: { unit: 'kWh', tone: 'charger', sums: false },
  purchased: { unit: 'kWh', tone: 'grid' },
  exported: { unit: 'kWh', tone: 'grid' },
  avgPurchasePrice: { unit: 'c/kWh', decimals: 4, tone: 'price', signed: true },
  avgExportPrice: { unit: 'c/kWh', decimals: 4, tone: 'price', signed: true },
  purchaseCost: { unit: 'money', tone: 'price', signed: true, words: 'billPurchaseCost' },
  exportRevenue: { unit: 'money', tone: 'good', signed: true },
  netCost: { unit: 'money', tone: 'home', signed: true },
  planCost: { unit: 'money', tone: 'neutral', signed: true },
  baselineCost: { unit: 'money', tone: 'neutral', signed: true },
  saving: { unit: 'money', tone: 'good', signed: true },
  overDue: { unit: '', tone: 'bad' },
  overDueTime: { unit: 's', tone: 'neutral' },
  capacityPeak: { unit: 'kW', tone: 'grid', sums: false },
});

/** One thing, two names on the wire: both are sent (proposed fields, decisions). */
const revenue = {
  call: 'POST analysis/revenueAnalysis',
  also: { cusUserId: 'cuserId', beginDate: 'startDate' },
} as const;
const parameters = ['id', 'dateType', 'days'] as const;
const accuracy = (path: string, accuracyType: number) =>
  own(
    { call: `POST ai/accuracy/${path}`, fixed: { accuracyType, timeType: 1 } },
    { tab: path, send: ['id', 'dateType', 'days', 'type'], inputs: ['type'] },
  );

/** What the strategies of a home came to, and how good the forecasts behind them were (spec 02 §2). */
// covers H-064, H-097, H-065, H-098, H-066, H-067, H-068, H-069, H-092, H-093, H-094, H-095, HR-204, HR-281, HE-281,
// HE-282, HE-283, HE-284, HE-285, HE-286, HE-287, HE-288, HE-289
export const strategyResult = defineReport({
  name: 'hems/strategy-result',
  api: { base: '/iems-goeu-web/web' },
  params: {
    ...userParam,
    /** Week, month or year until today; 0 is a range of its own. */
    dateType: enumeration([1, 2, 3, 0], { default: 1 }),
    days: period(['range'], {
      params: ['beginDate', 'endDate'],
      byParam: false,
      default: 'last 7 days',
      required: true,
    }),
    type: enumeration([1, 2], { default: 1 }),
  },
  measures: billMeasures,
  blocks: {
    automatic: figures(revenue, ['strategyAccuracy', 'costAverage'], { span: 4, send: parameters }),
    charge: figures(revenue, ['completionRate', 'chargeAverage'], { span: 4, send: parameters }),
    capacity: figures(revenue, ['overDue', 'overDueTime'], { span: 4, send: parameters }),
    bill: chart(revenue, bars(['purchaseCost', 'exportRevenue', 'netCost', 'baselineCost']), { send: parameters }),
    rules: own(undefined, { permission: 'configShow' }),
    rows: table(
      revenue,
      [
        'time',
        'purchased',
        'exported',
        'avgPurchasePrice',
        'avgExportPrice',
        'purchaseCost',
        'exportRevenue',
        'netCost',
        'planCost',
        'baselineCost',
        'saving',
        'strategyAccuracy',
        'capacityPeak',
      ],
      { send: parameters, pageSize: 10 },
    ),
    purchasePrice: accuracy('purchasePrice', 1),
    exportPrice: accuracy('exportPrice', 2),
    load: accuracy('load', 3),
    generation: accuracy('generation', 4),
  },
  download: { ...revenue, call: 'POST analysis/revenueAnalysis/export' },
});
