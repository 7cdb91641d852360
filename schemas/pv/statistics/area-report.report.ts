import { defineReport, period, table, text } from '@/dsl';
import { pvIncome, pvYield } from '../../measures';
import { pvStatistics } from '../../services';

// covers V-617, V-618
/** The figures of the operation report by region (spec 03 §7, PV statistics; proposed fields N). */
export const areaReport = defineReport({
  name: 'pv/area-report',
  api: pvStatistics('report/area'),
  params: { period: period(['month', 'year'], { maxSpan: { month: '1 year' }, default: 'this year' }) },
  measures: { ...pvYield, ...pvIncome },
  fields: { area: text() },
  blocks: {
    rows: table(
      'GET list',
      [
        'area',
        'capacity',
        'planGeneration',
        'generation',
        'achievement',
        'irradiation',
        'theoreticalGeneration',
        'equivalentHours',
        'pr',
        'availability',
        'selfUse',
        'feedIn',
        'income',
      ],
      { totals: true },
    ),
  },
  download: 'POST export',
});
