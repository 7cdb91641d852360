import { country, dateTime, defineResource, enumeration, range, reference, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';
import { PROTOCOLS, protocolWords } from '../../parts/connections';
import { reported } from '../../parts/deviceStates';
import { DEVICE_TYPES, deviceTypeWords } from '../../parts/deviceTypes';

/** A device in some home: of a brand, below a controller (proposed fields, device). Read only. */
export const platformDevice = defineResource({
  name: 'hems/platform-device',
  api: hems('device', { page: 'POST webPage' }),
  recordTitle: 'sn',
  fields: {
    sn: text({ readOnly: true, max: 32 }),
    deviceName: text({ readOnly: true, max: 60 }),
    deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, readOnly: true }),
    brandId: reference('hems/brand', { readOnly: true }),
    model: text({ readOnly: true, max: 60 }),
    protocol: enumeration(PROTOCOLS, { ...protocolWords, readOnly: true }),
    controllerSn: text({ readOnly: true, max: 32 }),
    stationId: reference('hems/home', { readOnly: true, textFrom: 'stationName' }),
    countryCode: country({ readOnly: true }),
    tenantName: text({ readOnly: true }),
    ...reported,
    connectedTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: [
      'sn',
      'deviceName',
      'deviceType',
      'brandId',
      'model',
      'online',
      'controllerSn',
      'stationId',
      { field: 'protocol', hidden: true },
      { field: 'countryCode', hidden: true },
      { field: 'tenantName', hidden: true },
      'firmwareVersion',
      'lastOnlineTime',
      { field: 'connectedTime', hidden: true },
    ],
    filters: [
      'sn',
      'deviceName',
      'deviceType',
      'brandId',
      'model',
      'controllerSn',
      'stationId',
      'countryCode',
      'firmwareVersion',
      'online',
      range('connectedTime', { params: ['beginTime', 'endTime'] }),
    ],
    open: false,
  },
});
export type PlatformDevice = RecordOf<typeof platformDevice>;
