import { dateTime, defineResource, number, options, reference, text, type RecordOf } from '@/dsl';
import { iot } from '../services';

// covers VE-230
/**
 * What a controller knows of the devices behind it, as the cloud keeps it. When a controller breaks, another one takes
 * the mirror over: sub-devices and parameters move to it (spec 03 §2).
 */
export const mirror = defineResource({
  name: 'iot/mirror',
  api: iot('mirror', { page: { call: 'GET list', pages: false } }),
  recordTitle: 'sn',
  fields: {
    controllerId: reference('iot/device', { readOnly: true, aliases: ['controller'] }),
    sn: text({ readOnly: true, aliases: ['controllerSn'] }),
    subDeviceCount: number({ readOnly: true }),
    version: number({ readOnly: true }),
    mirrorTime: dateTime({ readOnly: true, future: true }),
  },
  list: { filters: ['controllerId', 'sn'], sort: { field: 'mirrorTime', order: 'desc' } },
  actions: {
    controllerReplace: {
      on: 'row',
      call: 'POST controllerReplace',
      sendFields: ['controllerId'],
      form: { newControllerSn: options('GET /iot/v3/web/device/listController', { required: true }) },
      danger: true,
    },
  },
});
export type Mirror = RecordOf<typeof mirror>;
