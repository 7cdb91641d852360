import { dateTime, defineResource, enumeration, options, range, text } from '@/dsl';
import { hems } from '../../services';
import { activateState, SN_TYPES, snTypeWords } from './deviceStates';

/**
 * Serial numbers somebody has: one shape for tenants, organisations and installers (proposed fields, sn-distribution).
 *
 * @param targets the call that answers to whom they can be given
 */
export function distributionOf<const N extends string>(name: N, path: string, targets: string) {
  return defineResource({
    name,
    api: hems(path, { page: 'POST page', deleteMany: 'POST delete', read: (row) => ({ targetIdDesc: row.targetName ?? null, ...row }) }),
    recordTitle: 'sn',
    fields: {
      targetId: options(`POST ${targets}`, { readOnly: true }),
      sn: text({ readOnly: true, max: 32 }),
      type: enumeration(SN_TYPES, { ...snTypeWords, readOnly: true }),
      model: text({ readOnly: true }),
      batchNo: text({ readOnly: true }),
      activateState,
      distributeTime: dateTime({ readOnly: true }),
      operator: text({ readOnly: true }),
    },
    list: {
      columns: ['targetId', 'sn', 'type', 'model', 'batchNo', 'activateState', 'distributeTime', 'operator'],
      filters: ['targetId', 'sn', 'type', 'model', 'batchNo', 'activateState', range('distributeTime', { params: ['beginTime', 'endTime'] })],
      search: 'sn',
    },
    // what has connected once stays where it is
    standard: { delete: { visible: { activateState: 0 } } },
    actions: { distribute: { on: 'page' } },
  });
}
