import { defineResource, enumeration, number, reference, section, text, type RecordOf } from '@/dsl';
import { pvOperations } from '../../services';

// covers VS-099, V-563, V-564, V-565, V-566, V-567, V-568, VE-247
/** A camera at a station; its picture is asked for when somebody looks (proposed fields L). */
export const camera = defineResource({
  name: 'pv/camera',
  api: pvOperations('device/camera', {
    page: 'GET page',
    detail: 'GET detail',
    options: 'GET list',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: {
    name: text({ required: true, max: 60, aliases: ['cameraName'] }),
    stationId: reference('pv/station', { required: true }),
    sn: text({ required: true, max: 32, unique: true }),
    verifyCode: text({ required: true, max: 32 }),
    channelNo: number({ required: true, min: 1, max: 999 }),
    platform: enumeration(['ezviz', 'hikvision', 'dahua', 'gb28181'], { required: true }),
    location: text({ max: 100 }),
    onlineStatus: enumeration([1, 0], {
      readOnly: true,
      shared: 'pv.online',
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { online: 1, offline: 0 },
    }),
  },
  list: {
    columns: ['name', 'stationId', 'sn', 'platform', 'location', 'onlineStatus'],
    filters: ['name', 'stationId', 'sn', 'onlineStatus'],
    inline: ['location'],
  },
  form: [
    section('basic', ['name', 'stationId', 'location']),
    section('access', ['platform', 'sn', 'verifyCode', 'channelNo']),
  ],
  detail: [
    section('basic', ['name', 'stationId', 'location', 'onlineStatus']),
    section('access', ['platform', 'sn', 'channelNo']),
  ],
});
export type PvCamera = RecordOf<typeof camera>;
