import { totalsOf } from '../../../../energy/totals';
import { barChart } from '../energy/barChart';
import { chartAnswer } from '../energy/chartAnswer';
import type { ChartCall } from '../energy/chartCall';
import { KWH, moneyAt } from '../energy/homeUnits';
import { COST_PAGE } from './costPage';

/** Quantities and amounts are hourly for so many days (spec 02 §9 has labels up to nine). */
const HOURLY = 9;

const purchased = { name: 'Purchased', desc: { en: 'Purchased', zh: '购电' }, dataKey: 'purchased' };
const exported = { name: 'Exported', desc: { en: 'Exported', zh: '上网' }, dataKey: 'exported' };

/** H-030: what was bought from the grid and sold to it. */
export const costQuantityCall: ChartCall = {
  path: 'station/energyCostQuantity',
  ...COST_PAGE,
  chart: ({ station, days }) =>
    barChart(station, days, HOURLY, [
      { ...purchased, unit: KWH, of: (steps) => totalsOf(steps).import },
      { ...exported, unit: KWH, of: (steps) => totalsOf(steps).export },
    ]),
  answer: ({ locale }, chart) => chartAnswer(chart, locale),
};

/** H-029: what that cost and brought, step by step at the price of the step. */
export const costAmountCall: ChartCall = {
  path: 'station/energyCostAmount',
  ...COST_PAGE,
  chart: ({ station, days }) =>
    barChart(station, days, HOURLY, [
      { ...purchased, unit: moneyAt(station), of: (steps) => totalsOf(steps).cost },
      { ...exported, unit: moneyAt(station), of: (steps) => totalsOf(steps).earned },
    ]),
  answer: ({ locale }, chart) => chartAnswer(chart, locale),
};
