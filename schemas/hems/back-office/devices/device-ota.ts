import { boolean, dateTime, defineResource, enumeration, percent, reference, rows, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';
import { online, OTA_STATES, otaWords } from '../../parts/deviceStates';

const SETTLED = { status: { in: ['none', 'success', 'failed'] } } as const;

/** The upgrade of a device; on the page of the package (spec 02 §7). */
export const deviceOta = defineResource({
  name: 'hems/device-ota',
  api: hems('device', { id: 'sn', page: 'POST listDeviceOta' }),
  recordTitle: 'sn',
  fields: {
    sn: text({ readOnly: true, max: 32 }),
    deviceName: text({ readOnly: true }),
    model: text({ readOnly: true }),
    currentVersion: text({ readOnly: true, max: 32 }),
    latestVersion: text({ readOnly: true, max: 32 }),
    packageId: reference('hems/ota-package', { readOnly: true }),
    online,
    status: enumeration(OTA_STATES, { ...otaWords, readOnly: true }),
    progress: percent({ readOnly: true }),
    startTime: dateTime({ readOnly: true }),
    endTime: dateTime({ readOnly: true }),
    failReason: text({ readOnly: true, max: 255 }),
  },
  list: {
    columns: [
      'sn',
      'deviceName',
      'model',
      'currentVersion',
      'latestVersion',
      'packageId',
      'online',
      'status',
      'progress',
      'startTime',
      { field: 'endTime', hidden: true },
      'failReason',
    ],
    filters: ['sn', 'model', 'online', 'status'],
    open: false,
    refresh: '10 s',
  },
  actions: {
    /** Which of them need an upgrade, and why not the others. */
    check: {
      on: 'bulk',
      permission: 'upgradeOta',
      load: { call: 'POST checkDeviceOta', names: { ids: 'sns' } },
      shows: {
        list: rows({ sn: text(), latestVersion: text(), needUpgrade: boolean(), failReason: text({ wire: 'reason' }) }),
      },
    },
    upgradeOta: {
      on: 'bulk',
      bulk: 'ids',
      call: { call: 'POST upgradeOta', names: { ids: 'sns' } },
      visible: { ...SETTLED, online: 1 },
      form: { packageId: reference('hems/ota-package', { required: true }) },
    },
  },
});
export type DeviceOta = RecordOf<typeof deviceOta>;
