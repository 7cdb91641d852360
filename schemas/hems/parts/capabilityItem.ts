import { enumeration, text } from '@/dsl';
import { DEVICE_TYPES, deviceTypeWords } from './deviceTypes';

/** What a device may be able to do, as lists of it show it. */
export const capabilityItem = {
  code: text({ readOnly: true, max: 32 }),
  name: text({ readOnly: true, max: 60 }),
  nameEn: text({ readOnly: true, max: 120 }),
  deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, readOnly: true }),
  category: enumeration(['monitor', 'control', 'strategy', 'setting'], { readOnly: true }),
};
export const itemColumns = ['code', 'name', 'nameEn', 'deviceType', 'category'] as const;
