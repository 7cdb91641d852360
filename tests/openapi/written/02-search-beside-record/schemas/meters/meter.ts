import { defineResource, enumeration, tags, text, type RecordOf } from '@/dsl';
import { meters } from '../services';

export const meter = defineResource({
  name: 'meters/meter',
  api: meters('meter', {
    id: { name: 'id', wireAs: 'number' },
    page: { call: 'GET byState', pages: false },
    detail: 'GET {id}',
    create: 'POST .',
    edit: 'PUT .',
    delete: 'DELETE {id}',
    sort: false,
  }),
  fields: {
    name: text({ required: true }),
    state: enumeration(['on', 'off']),
    labels: tags({ max: 100, maxLength: 255 }),
  },
  list: { filters: ['state'] },
});
export type Meter = RecordOf<typeof meter>;
