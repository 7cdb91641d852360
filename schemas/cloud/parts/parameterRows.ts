import { boolean, dateTime, number, rows, text } from '@/dsl';

/**
 * Parameters of a device as they were last read: only what can be written is changed (proposed fields B, device
 * parameter).
 */
export const parameterRows = {
  params: rows(
    {
      group: text({ readOnly: true }),
      name: text({ readOnly: true }),
      code: text({ readOnly: true }),
      value: text({ required: true, max: 60 }),
      unit: text({ readOnly: true }),
      minValue: number({ readOnly: true }),
      maxValue: number({ readOnly: true }),
      writable: boolean({ readOnly: true }),
      updateTime: dateTime({ readOnly: true, future: true }),
    },
    { max: 500, sameRows: true, locked: { writable: false }, aliases: ['list', 'paramList'] },
  ),
};
