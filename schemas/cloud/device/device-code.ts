import { defineResource, enumeration, number, text, type RecordOf } from '@/dsl';
import { library } from '../parts/library';

// covers V-184, V-185, V-186, V-187, V-188, VE-164
/** A code that devices report or the console writes, and what it stands for (proposed fields B). */
export const deviceCode = defineResource({
  name: 'cloud/device-code',
  api: library('code'),
  fields: {
    code: text({ required: true, max: 32, unique: true }),
    name: text({ required: true, max: 60 }),
    category: enumeration(['deviceType', 'state', 'alarm', 'fault'], { required: true }),
    value: text({ required: true, max: 60 }),
    sort: number({ min: 0, max: 999 }),
    description: text({ multiline: true, max: 500 }),
  },
  list: {
    columns: ['code', 'name', 'category', 'value', 'sort', 'description'],
    filters: ['code', 'name', 'category'],
    inline: ['value', 'sort'],
    sort: { field: 'sort', order: 'asc' },
  },
});
export type DeviceCode = RecordOf<typeof deviceCode>;
