import { defineResource, enumeration, number, password, reference, section, text, type RecordOf } from '@/dsl';
import { cloudDevices } from '../../services';

// covers V-143, V-144, V-145
/**
 * Cameras of stations; the address of a stream is kept, its verification code is written and never shown (proposed
 * fields B).
 */
export const camera = defineResource({
  name: 'cloud/camera',
  api: cloudDevices('data/monitor/camera', { page: 'POST list', detail: 'POST detail', edit: 'POST edit' }),
  fields: {
    name: text({ required: true, max: 60, aliases: ['cameraName'] }),
    stationId: reference('cloud/station', { required: true, aliases: ['station'] }),
    sn: text({ required: true, max: 32 }),
    channelNo: number({ required: true, min: 0, max: 999 }),
    accessType: enumeration(['ezviz', 'gb28181', 'rtsp', 'hls'], { required: true, shared: 'cloud.streamType' }),
    streamUrl: text({ max: 255 }),
    verifyCode: password({ max: 32 }),
    location: text({ max: 100 }),
    onlineStatus: enumeration([1, 0], {
      readOnly: true,
      shared: 'cloud.online',
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { online: 1, offline: 0 },
    }),
  },
  list: {
    columns: ['name', 'stationId', 'sn', 'accessType', 'location', 'onlineStatus'],
    filters: ['name', 'stationId', 'onlineStatus'],
    refresh: '30 s',
  },
  form: [
    section('basic', ['name', 'stationId', 'sn', 'channelNo', 'location']),
    section('stream', ['accessType', 'streamUrl', 'verifyCode']),
  ],
  detail: [
    section('basic', ['name', 'stationId', 'sn', 'channelNo', 'location', 'onlineStatus']),
    section('stream', ['accessType', 'streamUrl']),
  ],
  /** The pictures of those that are ticked, beside each other. */
  actions: { watch: { on: ['row', 'bulk'], permission: false } },
});
export type Camera = RecordOf<typeof camera>;
