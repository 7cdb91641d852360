import { dateTime, defineResource, enumeration, reference, text, type RecordOf } from '@/dsl';
import { cloudDevices } from '../../services';
import { DEVICE_TYPES } from '../parts/deviceTypes';

// covers V-147, V-148
/** A device another platform knows, taken over by a synchronisation (proposed fields B, device). */
export const thirdPartyDevice = defineResource({
  name: 'cloud/third-party-device',
  api: cloudDevices('thirdPart/device', { page: 'POST list' }),
  fields: {
    name: text({ readOnly: true }),
    platform: text({ readOnly: true }),
    thirdDeviceId: text({ readOnly: true }),
    type: enumeration(DEVICE_TYPES, { readOnly: true, shared: 'cloud.deviceType' }),
    stationId: reference('cloud/station', { readOnly: true, aliases: ['station'] }),
    syncStatus: enumeration(['unsynced', 'synced', 'failed'], {
      readOnly: true,
      tones: { unsynced: 'neutral', synced: 'success', failed: 'error' },
    }),
    syncTime: dateTime({ readOnly: true, future: true }),
  },
  list: {
    columns: ['name', 'platform', 'thirdDeviceId', 'type', 'stationId', 'syncStatus', 'syncTime'],
    filters: ['name', 'platform', 'stationId', 'syncStatus'],
    open: false,
  },
  actions: { sync: { on: ['row', 'bulk'], call: 'POST sync', confirm: true } },
});
export type ThirdPartyDevice = RecordOf<typeof thirdPartyDevice>;
