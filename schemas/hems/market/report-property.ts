import { defineResource, enumeration, number, referenceMany, rows, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';

/** How the series of a component are drawn (proposed fields H); a form of the market report. */
// covers HE-360
export const reportProperty = defineResource({
  name: 'hems/report-property',
  api: hems('market/report', {}),
  recordTitle: 'list',
  fields: {
    list: rows(
      {
        series: text({ required: true, max: 60 }),
        marketAreaIds: referenceMany('hems/market-area'),
        label: text({ max: 60 }),
        labelEn: text({ max: 60 }),
        color: text({ max: 9 }),
        axis: enumeration(['left', 'right']),
        resolution: enumeration([15, 60, 'day', 'month'], { required: true, default: 60 }),
        aggregation: enumeration(['avg', 'sum', 'max', 'min'], { required: true, default: 'avg' }),
        dayOffset: number({ required: true, min: -31, max: 1, default: 0 }),
        days: number({ required: true, min: 1, max: 31, default: 1 }),
        decimals: number({ min: 0, max: 6 }),
      },
      { max: 50 },
    ),
  },
});
export type ReportProperty = RecordOf<typeof reportProperty>;
