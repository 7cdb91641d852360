import { dateTime, defineResource, enumeration, number, range, reference, text, type RecordOf } from '@/dsl';
import { production } from '../../services';

// covers V-248
/** How production plans were changed and assigned, version by version (proposed fields D). */
export const productionHistory = defineResource({
  name: 'cloud/production-history',
  api: production('planHistory', { page: 'POST page' }),
  recordTitle: 'planNo',
  fields: {
    planNo: text({ readOnly: true }),
    version: number({ readOnly: true }),
    change: text({ readOnly: true }),
    operator: reference('account/user', { readOnly: true, textFrom: 'operatorName' }),
    time: dateTime({ readOnly: true, future: true, aliases: ['createTime'] }),
    assignResult: enumeration(['assigning', 'assigned', 'failed', 'running', 'finished', 'cancelled'], {
      readOnly: true,
      shared: 'cloud.planState',
      tones: {
        assigning: 'info',
        assigned: 'success',
        failed: 'error',
        running: 'success',
        finished: 'neutral',
        cancelled: 'warning',
      },
    }),
  },
  list: {
    columns: ['planNo', 'version', 'change', 'assignResult', 'operator', 'time'],
    filters: ['planNo', 'assignResult', range('time')],
    open: false,
  },
});
export type ProductionHistory = RecordOf<typeof productionHistory>;
