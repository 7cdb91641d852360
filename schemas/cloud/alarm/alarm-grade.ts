import { boolean, defineResource, enumeration, number, text, type RecordOf } from '@/dsl';
import { cloudAlarms } from '../../services';
import { gradeColorTones } from '../../severity';

// covers V-237, V-238, V-239, V-240, V-241, VE-175
/** How bad an alarm of the energy cloud is, in the operator's own steps: 1 is the worst (proposed fields C). */
export const alarmGrade = defineResource({
  name: 'cloud/alarm-grade',
  api: cloudAlarms('grade/custom', {
    page: 'POST list',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: {
    name: text({ required: true, max: 30, unique: true }),
    level: number({ required: true, min: 1, max: 99, unique: true }),
    color: enumeration(['red', 'orange', 'yellow', 'blue'], {
      required: true,
      call: 'POST type-box',
      at: 'color',
      tones: gradeColorTones,
    }),
    popup: boolean(),
    sound: boolean(),
    description: text({ multiline: true, max: 500 }),
  },
  list: {
    columns: ['name', 'level', 'color', 'popup', 'sound', 'description'],
    filters: ['name'],
    inline: ['level', 'color', 'popup', 'sound'],
    sort: { field: 'level', order: 'asc' },
    open: 'edit',
  },
});
export type CloudAlarmGrade = RecordOf<typeof alarmGrade>;
