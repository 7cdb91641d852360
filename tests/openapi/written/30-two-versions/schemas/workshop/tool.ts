import { defineResource, number, text, type RecordOf } from '@/dsl';
import { workshop } from '../services';

export const tool = defineResource({
  name: 'workshop/tool',
  api: workshop('tools', {
    id: { name: 'toolPk', wireAs: 'number' },
    page: 'GET /workshop/v2/tools',
    options: 'GET .',
    detail: 'GET {toolPk}',
    create: 'POST .',
    edit: 'PUT {toolPk}',
    sort: false,
  }),
  fields: {
    name: text({ required: true }),
    weight: number({ decimals: 6, unit: 'kg' }),
  },
});
export type Tool = RecordOf<typeof tool>;
