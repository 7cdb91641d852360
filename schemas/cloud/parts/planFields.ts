import { codes, date, dateTime, enumeration, number, percent, reference, rows, text, timeOfDay } from '@/dsl';

/** A plan for a station: days, weekdays, and what is to happen in which period (proposed fields D). */
export const planFields = {
  planNo: text({ readOnly: true, max: 32 }),
  name: text({ required: true, max: 60, aliases: ['planName'] }),
  stationId: reference('cloud/station', { required: true, aliases: ['station'] }),
  planType: enumeration(['storage', 'pv', 'charging', 'load'], {
    required: true,
    shared: 'cloud.planType',
    call: 'POST type-box',
    at: 'planType',
  }),
  startDate: date({ required: true, future: true }),
  endDate: date({ required: true, future: true, notBelow: 'startDate' }),
  weekdays: codes([1, 2, 3, 4, 5, 6, 7]),
  periods: rows(
    {
      startTime: timeOfDay({ required: true }),
      endTime: timeOfDay({ required: true, end: true, notBelow: 'startTime' }),
      mode: enumeration(['charge', 'discharge', 'standby'], { required: true, shared: 'cloud.planMode' }),
      power: number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'kW' }),
      socLimit: percent(),
    },
    { required: true, min: 1, max: 50 },
  ),
  planEnergy: number({ readOnly: true, decimals: 2, unit: 'kWh' }),
  status: enumeration(['assigning', 'assigned', 'failed', 'running', 'finished', 'cancelled'], {
    readOnly: true,
    shared: 'cloud.planState',
    tones: {
      assigning: 'info',
      assigned: 'info',
      failed: 'error',
      running: 'success',
      finished: 'neutral',
      cancelled: 'warning',
    },
  }),
  assignTime: dateTime({ readOnly: true, future: true }),
  assignee: reference('cloud/device', { readOnly: true, textFrom: 'assigneeName' }),
  failReason: text({ readOnly: true }),
};
