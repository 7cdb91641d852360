import { defineResource, number, text } from '@/dsl';

const values = Array.from({ length: 199 }, (_, at) => `value${at}`);

/** A record of 200 fields, all of them columns. */
export const wide = defineResource({
  name: 'big/wide',
  api: { base: '/iot/wide', page: 'GET page', detail: 'GET detail' },
  fields: Object.fromEntries([
    ['name', text({ required: true, max: 30 })],
    ...values.map((name) => [name, number({ max: 999 })]),
  ]),
  list: { columns: ['name', ...values] },
});
