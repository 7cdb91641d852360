import { dateTime, defineResource, enumeration, json, number, reference, section, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';
import { CONNECT_TYPES, connectTypeWords } from '../../parts/connections';

// covers HS-070, HE-353
/**
 * A cloud or a gateway of a brand that a home is connected to (spec 02 §7). What it needs to know follows from brand
 * and type.
 */
export const connectionHub = defineResource({
  name: 'hems/connection-hub',
  api: hems('connectionHub', { page: 'POST list', create: 'POST create' }),
  fields: {
    name: text({ required: true, max: 60 }),
    brandId: reference('hems/brand', { required: true }),
    connectType: enumeration(CONNECT_TYPES, { ...connectTypeWords, required: true }),
    stationId: reference('hems/home', { required: true, textFrom: 'stationName' }),
    params: json({ required: true, secret: true }),
    deviceCount: number({ readOnly: true, min: 0 }),
    state: enumeration(['connecting', 'connected', 'expired', 'failed'], {
      readOnly: true,
      tones: { connecting: 'info', connected: 'success', expired: 'warning', failed: 'error' },
    }),
    lastSyncTime: dateTime({ readOnly: true }),
    failReason: text({ readOnly: true, max: 255 }),
  },
  list: {
    columns: ['name', 'brandId', 'connectType', 'stationId', 'deviceCount', 'state', 'lastSyncTime', 'failReason'],
    filters: ['name', 'brandId', 'connectType', 'stationId', 'state'],
    search: 'name',
    open: 'detail',
  },
  form: [section('basic', ['name', 'stationId', 'brandId', 'connectType']), section('params', ['params'])],
  detail: [
    section('basic', ['name', 'stationId', 'brandId', 'connectType']),
    section('state', ['state', 'deviceCount', 'lastSyncTime', 'failReason']),
  ],
});
export type ConnectionHub = RecordOf<typeof connectionHub>;
