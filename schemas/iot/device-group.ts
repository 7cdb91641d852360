import { defineResource, number, referenceMany, text, type RecordOf } from '@/dsl';
import { iot } from '../services';

// covers VE-229
/** Devices that are looked at together (spec 03 §2). No detail call is given: a record is what the list says. */
export const deviceGroup = defineResource({
  name: 'iot/device-group',
  api: iot('group', {
    page: { call: 'GET list', pages: false },
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: {
    name: text({ required: true, max: 30, unique: true, aliases: ['groupName'] }),
    deviceIds: referenceMany('iot/device', { required: true }),
    deviceCount: number({ readOnly: true }),
    description: text({ multiline: true, max: 500 }),
  },
  list: { columns: ['name', 'deviceCount', 'description'], filters: ['name'], open: 'detail' },
});
export type DeviceGroup = RecordOf<typeof deviceGroup>;
