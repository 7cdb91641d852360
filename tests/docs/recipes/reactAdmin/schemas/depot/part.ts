import { defineResource, number, text } from '@/dsl';

/** As `npm run new:console` writes it: what the examples of docs/react-admin.md stand on. */
export const part = defineResource({
  name: 'depot/part',
  api: '/depot/part',
  fields: {
    name: text({ required: true }),
    maker: text(),
    weight: number({ unit: 'kg', decimals: 2 }),
  },
  list: { filters: ['name', 'maker'] },
});
