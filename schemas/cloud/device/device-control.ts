import { defineResource, range, reference, section, type RecordOf } from '@/dsl';
import { cloudDevices } from '../../services';
import { commandForm } from '../parts/commandForm';
import { controlFields } from '../parts/controlFields';
import { parameterRows } from '../parts/parameterRows';

// covers V-128, V-129, V-131, V-132
/**
 * Commands issued to devices and their results; a new one is asked about before it goes (spec 03 §7, device; proposed
 * fields B).
 */
export const deviceControl = defineResource({
  name: 'cloud/device-control',
  api: cloudDevices('control', { page: 'POST log', detail: 'POST detail' }),
  recordTitle: 'controlNo',
  fields: controlFields,
  list: {
    columns: ['controlNo', 'stationId', 'deviceId', 'command', 'result', 'failReason', 'sendTime', 'operator'],
    filters: ['stationId', 'deviceId', 'command', 'result', range('sendTime')],
    sort: { field: 'sendTime', order: 'desc' },
    refresh: '30 s',
  },
  detail: [
    section('command', ['controlNo', 'stationId', 'deviceId', 'command', 'controlMode', 'executeTime', 'params']),
    section('result', ['result', 'failReason', 'sendTime', 'operator']),
  ],
  actions: {
    control: {
      on: 'page',
      call: 'POST /iemscloud/device/web/control',
      form: {
        stationId: reference('cloud/station', { required: true }),
        deviceId: reference('cloud/device', { required: true, within: 'stationId' }),
        ...commandForm,
      },
      confirm: true,
    },
    parameters: {
      on: 'row',
      load: 'POST /iemscloud/device/web/param/detail',
      call: 'POST /iemscloud/device/web/param/edit',
      sendFields: ['deviceId'],
      form: parameterRows,
    },
  },
});
export type DeviceControl = RecordOf<typeof deviceControl>;
