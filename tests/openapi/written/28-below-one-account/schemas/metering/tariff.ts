import { dateTime, defineResource, group, text, type RecordOf } from '@/dsl';
import { metering } from '../services';

export const tariff = defineResource({
  name: 'metering/tariff',
  api: metering('tariffs', {
    page: 'GET .',
    delete: 'DELETE {id}',
    sort: false,
    read: (row) => ({ ...row, id: row.id ?? Reflect.get({ ...(row.metadata ?? {}) }, 'id') }),
  }),
  fields: {
    metadata: group({ idValue: text({ wire: 'id', internal: true }), createdAt: dateTime({ future: true }) }, { readOnly: true }),
    name: text({ readOnly: true }),
  },
});
export type Tariff = RecordOf<typeof tariff>;
