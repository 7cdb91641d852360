import { coordinates, dateTime, defineResource, number, options, reference, section, text, type RecordOf } from '@/dsl';
import { iot } from '../services';

// covers VE-236, VE-237
/** Where devices stand (spec 03 §7). No delete call is given, so there is no Delete. */
export const station = defineResource({
  name: 'iot/station',
  api: iot('station', {
    page: 'GET page',
    options: 'GET list',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
  }),
  fields: {
    name: text({ required: true, max: 60, aliases: ['stationName'] }),
    code: text({ readOnly: true, aliases: ['stationCode'] }),
    area: options('GET /iot/v3/web/area/list', {
      required: true,
      aliases: ['areaCode'],
      samples: ['NL-UT', 'CN-320500'],
    }),
    tenantId: reference('account/tenant', { required: true }),
    address: text({ max: 255 }),
    position: coordinates(),
    timeZone: text({ readOnly: true }),
    deviceCount: number({ readOnly: true }),
    onlineCount: number({ readOnly: true }),
    createTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['name', 'code', 'area', 'tenantId', 'address', 'deviceCount', 'onlineCount', 'createTime'],
    filters: ['name', 'code', 'area', 'tenantId'],
  },
  form: [section('basic', ['name', 'area', 'tenantId']), section('place', ['address', 'position'])],
});
export type Station = RecordOf<typeof station>;
