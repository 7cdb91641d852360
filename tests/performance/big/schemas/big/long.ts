import { boolean, date, defineResource, enumeration, number, rules, text } from '@/dsl';

/** A record of what a sheet can hold, 50,000 of them at once. */
export const long = defineResource({
  name: 'big/long',
  api: { base: '/iot/long', page: 'GET page', create: 'POST create', import: 'POST import' },
  fields: {
    name: text({ required: true, max: 30 }),
    serial: text({ required: true, max: 32, rule: rules.identifier, unique: true }),
    type: enumeration(['temperature', 'wind'], { required: true }),
    range: number({ min: 0, max: 5000, decimals: 2, unit: 'W' }),
    installed: date(),
    outdoors: boolean(),
    remark: text({ max: 100 }),
  },
  list: { columns: ['name', 'serial'] },
  import: { maxRows: 50_000 },
});
