import { defineResource, enumeration, number, text, type RecordOf } from '@/dsl';
import { iot } from '../services';
import { gradeColorTones } from '../severity';

// covers VE-233
/** How bad an alarm is, in the operator's own steps: 1 is the worst (spec 03 §2). */
export const alarmGrade = defineResource({
  name: 'iot/alarm-grade',
  api: iot('alarmGrade', {
    page: { call: 'GET list', pages: false },
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  recordTitleEn: 'nameEn',
  fields: {
    name: text({ required: true, max: 30, unique: true }),
    nameEn: text({ max: 30 }),
    level: number({ required: true, min: 1, max: 99 }),
    color: enumeration(['red', 'orange', 'yellow', 'blue', 'grey'], {
      required: true,
      tones: { ...gradeColorTones, grey: 'neutral' },
    }),
    description: text({ multiline: true, max: 500 }),
  },
  list: {
    columns: ['name', 'nameEn', 'level', 'color', 'description'],
    filters: ['name'],
    sort: { field: 'level', order: 'asc' },
  },
});
export type AlarmGrade = RecordOf<typeof alarmGrade>;
