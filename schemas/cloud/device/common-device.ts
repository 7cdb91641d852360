import { defineResource, enumeration, reference, service, text, type RecordOf } from '@/dsl';
import { DEVICE_TYPES } from '../parts/deviceTypes';

const devicesOfAll = service('/iemscloud/device/api');

// covers V-158
/** Devices as other services of the cloud pick them: an alarm rule names those it watches (spec 03 §7, device). */
export const commonDevice = defineResource({
  name: 'cloud/common-device',
  api: devicesOfAll('common/device', { page: 'POST list', sort: false }),
  fields: {
    name: text({ readOnly: true, aliases: ['deviceName'] }),
    deviceType: enumeration(DEVICE_TYPES, { readOnly: true, shared: 'cloud.deviceType' }),
    sn: text({ readOnly: true }),
    productId: reference('cloud/device-product', { readOnly: true }),
    stationId: reference('cloud/station', { readOnly: true }),
  },
  list: { filters: ['name', 'deviceType', 'productId', 'stationId'], open: false },
});
export type CommonDevice = RecordOf<typeof commonDevice>;
