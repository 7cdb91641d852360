import { dateTime, enumeration, reference, rows, text } from '@/dsl';

/** Values a command is given (proposed fields B, device control). */
export const commandParams = ({ readOnly = false } = {}) =>
  rows(
    {
      code: text({ required: true, max: 32 }),
      name: text({ max: 60 }),
      value: text({ required: true, max: 60 }),
      unit: text({ max: 16 }),
    },
    { max: 50, readOnly, aliases: ['paramList'] },
  );

/** What a device is to do, with which values, and when. */
export const commandForm = {
  command: reference('cloud/device-service', { required: true }),
  params: commandParams(),
  controlMode: enumeration(['immediate', 'scheduled'], {
    required: true,
    shared: 'cloud.controlMode',
    default: 'immediate',
  }),
  executeTime: dateTime({ future: true }),
};
