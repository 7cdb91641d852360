import { curve, defineResource, reference, year, type RecordOf } from '@/dsl';
import { pvIncome, pvYield } from '../../measures';
import { pvStatistics } from '../../services';

// covers V-614, V-615, V-616
/**
 * What stations are to give and earn in each month of a year (spec 03 §7, PV statistics; proposed fields N). A part of
 * the operation report.
 */
export const performancePlan = defineResource({
  name: 'pv/performance-plan',
  api: pvStatistics('report/performancePlan', { page: 'GET list', edit: 'PUT update', export: 'POST export' }),
  recordTitle: 'year',
  fields: {
    stationId: reference('pv/station', { required: true, fixed: true, textFrom: 'stationName' }),
    year: year({ required: true, fixed: true, future: true }),
    planGeneration: curve({
      slots: 12,
      unit: 'kWh',
      min: 0,
      max: 999_999_999,
      decimals: 2,
      measure: pvYield.planGeneration,
    }),
    planIncome: curve({ slots: 12, unit: 'money', min: 0, max: 999_999_999, decimals: 2, measure: pvIncome.income }),
  },
  list: {
    columns: ['stationId', 'year', 'planGeneration', 'planIncome'],
    filters: ['stationId', 'year'],
    open: 'edit',
  },
});
export type PerformancePlan = RecordOf<typeof performancePlan>;
