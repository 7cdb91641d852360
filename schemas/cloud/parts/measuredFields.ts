import { dateTime, enumeration, reference, text } from '@/dsl';

/** A value of a device as it came, how old and how good it is (proposed fields B, device data). */
export const measuredFields = {
  deviceId: reference('cloud/device', { readOnly: true, aliases: ['device'] }),
  attributeCode: text({ readOnly: true, aliases: ['code'] }),
  attributeName: text({ readOnly: true, aliases: ['name'] }),
  value: text({ readOnly: true }),
  unit: text({ readOnly: true }),
  dataTime: dateTime({ readOnly: true, future: true, aliases: ['time'] }),
  quality: enumeration(['good', 'stale', 'bad'], {
    readOnly: true,
    tones: { good: 'success', stale: 'warning', bad: 'error' },
  }),
};
