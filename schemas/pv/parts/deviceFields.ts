import { enumeration, reference, text } from '@/dsl';

/** What every device of a PV station has besides its type (proposed fields L). */
export const deviceFields = {
  name: text({ required: true, max: 60 }),
  sn: text({ required: true, max: 32, unique: true }),
  stationId: reference('pv/station', { required: true }),
  buildingId: reference('pv/building', { within: 'stationId' }),
  libraryId: reference('pv/device-library', { required: true }),
  parentId: reference('pv/device', { within: 'stationId' }),
  status: enumeration(['normal', 'standby', 'fault', 'offline'], {
    readOnly: true,
    shared: 'pv.deviceState',
    tones: { normal: 'success', standby: 'neutral', fault: 'error', offline: 'neutral' },
  }),
};
