import { dateTime, duration, enumeration, reference } from '@/dsl';

/** How long a device was in a state (proposed fields B, device state). */
export const stateFields = {
  deviceId: reference('cloud/device', { readOnly: true, aliases: ['device'] }),
  state: enumeration(['running', 'standby', 'fault', 'maintenance', 'offline'], {
    readOnly: true,
    shared: 'cloud.deviceState',
    aliases: ['status'],
    tones: { running: 'success', standby: 'neutral', fault: 'error', maintenance: 'warning', offline: 'neutral' },
  }),
  startTime: dateTime({ readOnly: true, future: true }),
  endTime: dateTime({ readOnly: true, future: true }),
  duration: duration({ unit: 'min', readOnly: true }),
};
