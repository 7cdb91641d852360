import { defineResource, enumeration, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';
import { reported } from '../../parts/deviceStates';
import { DEVICE_TYPES, deviceTypeWords } from '../../parts/deviceTypes';

/** What a controller says is connected to it, bound or not; on its page (spec 02 §7). */
export const controllerDevice = defineResource({
  name: 'hems/controller-device',
  api: hems('controller', {
    page: { call: 'POST devices', pages: false, names: { controllerSn: 'deviceSn' } },
    sort: false,
    read: ({ sn, ...row }) => ({ ...row, deviceSn: row.deviceSn ?? sn, id: row.id ?? row.deviceSn ?? sn }),
  }),
  recordTitle: 'deviceSn',
  fields: {
    deviceSn: text({ readOnly: true, max: 32 }),
    deviceName: text({ readOnly: true, max: 60 }),
    deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, readOnly: true }),
    brandName: text({ readOnly: true }),
    model: text({ readOnly: true }),
    ...reported,
  },
  list: {
    columns: [
      'deviceSn',
      'deviceName',
      'deviceType',
      'brandName',
      'model',
      'firmwareVersion',
      'online',
      'lastOnlineTime',
    ],
    open: false,
  },
});
export type ControllerDevice = RecordOf<typeof controllerDevice>;
