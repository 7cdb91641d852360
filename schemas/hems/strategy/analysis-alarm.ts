import { dateTime, defineResource, enumeration, range, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';
import { homeSeverityTones } from '../../severity';

/** An alarm that the analysis of strategies raised (spec 02 §7). Read only. */
export const analysisAlarm = defineResource({
  name: 'hems/analysis-alarm',
  api: hems('analysis/alarm', { page: 'POST page', sort: false }),
  recordTitle: 'remark',
  fields: {
    time: dateTime({ readOnly: true, seconds: true }),
    alarmSeverity: enumeration([1, 2], {
      shared: 'hems.severity',
      readOnly: true,
      tones: homeSeverityTones,
    }),
    remark: text({ readOnly: true }),
    state: enumeration(['active', 'recovered'], { readOnly: true, tones: { active: 'warning', recovered: 'neutral' } }),
    recoverTime: dateTime({ readOnly: true, seconds: true }),
  },
  list: {
    columns: ['time', 'alarmSeverity', { field: 'remark', width: 360 }, 'state', 'recoverTime'],
    filters: ['alarmSeverity', range('time', { params: ['beginTime', 'endTime'] })],
    open: false,
  },
});
export type AnalysisAlarm = RecordOf<typeof analysisAlarm>;
