import { dateTime, defineResource, enumeration, reference, text, type RecordOf } from '@/dsl';
import { iot } from '../services';

/** A device as a member of a group (spec 03 §7: devices of a group). Shown on the page of the group. */
export const groupDevice = defineResource({
  name: 'iot/group-device',
  api: iot('group', { page: 'GET groupDeviceList', sort: false }),
  recordTitle: 'sn',
  fields: {
    device: reference('iot/device', { readOnly: true, wire: 'id', textFrom: 'name' }),
    sn: text({ readOnly: true, aliases: ['SN', 'deviceSn'] }),
    networkStatus: enumeration([1, 0], {
      readOnly: true,
      aliases: ['onlineStatus', 'online'],
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { online: 1, offline: 0 },
    }),
    productId: reference('iot/product', { readOnly: true, aliases: ['product'] }),
    stationId: reference('iot/station', { readOnly: true, aliases: ['station'] }),
    latestOnlineTime: dateTime({ readOnly: true, future: true }),
  },
  list: { columns: ['device', 'sn', 'networkStatus', 'productId', 'stationId', 'latestOnlineTime'], open: false },
});
export type GroupDevice = RecordOf<typeof groupDevice>;
