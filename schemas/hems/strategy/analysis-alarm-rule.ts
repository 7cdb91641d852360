import { defineResource, enumeration, number, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';
import { homeSeverityTones } from '../../severity';

/** When the analysis of strategies raises an alarm; here rules are only chosen (spec 02 §7). */
export const analysisAlarmRule = defineResource({
  name: 'hems/analysis-alarm-rule',
  api: hems('analysis/alarm/rule', { page: { call: 'POST list', pages: false }, sort: false }),
  fields: {
    name: text({ readOnly: true }),
    remark: text({ readOnly: true }),
    alarmSeverity: enumeration([1, 2], {
      shared: 'hems.severity',
      readOnly: true,
      tones: homeSeverityTones,
    }),
    threshold: number({ readOnly: true, decimals: 2 }),
    thresholdUnit: text({ readOnly: true }),
  },
});
export type AnalysisAlarmRule = RecordOf<typeof analysisAlarmRule>;
