import { defineResource, type RecordOf } from '@/dsl';
import { cloudDevices } from '../../services';
import { controlFields } from '../parts/controlFields';

/** What one device was told (spec 03 §7, device). A part of the page of the device. */
export const deviceCommand = defineResource({
  name: 'cloud/device-command',
  api: cloudDevices('control', { page: 'POST listByDevice', sort: false }),
  recordTitle: 'controlNo',
  fields: controlFields,
  list: { columns: ['controlNo', 'command', 'result', 'failReason', 'sendTime', 'operator'], open: false },
});
export type DeviceCommand = RecordOf<typeof deviceCommand>;
