import { defineResource, enumeration, image, number, percent, reference, rows, section, text, range } from '@/dsl';

/* Every line marked `// refused` must be a compile error; no other line may be one. */

text({ maximum: 3 }); // refused
text({ max: '3' }); // refused
text({ default: 3 }); // refused
number({ unit: 5 }); // refused
number({ wireAs: 'text' }); // refused
percent({ max: 200 }); // refused
enumeration([1, 2], { default: 3 }); // refused
enumeration([1, 2], { tones: { 1: 'green' } }); // refused
enumeration([1, 2], { aliases: { on: 5 } }); // refused
enumeration([true, false]); // refused
reference(); // refused
reference(5); // refused
image({ single: 'yes' }); // refused
rows({ a: 'text' }); // refused

defineResource({
  name: 'iot/brand',
  api: '/iot/brand',
  represent: 'nme', // refused
  fields: { name: text({ required: true }), status: enumeration([0, 1]), count: number() },
  list: {
    columns: [
      'name',
      'nam', // refused
      { field: 'statu' }, // refused
      { field: 'status', wide: true }, // refused
    ],
    filters: [
      'stats', // refused
      range('cont'), // refused
    ],
    sort: { field: 'status', order: 'down' }, // refused
  },
  form: [
    section('basic', ['name']),
    section('more', ['nme']), // refused
  ],
});

defineResource({ name: 'iot/none', api: '/iot/none' }); // refused
defineResource({ name: 'iot/call', api: { base: '/x', page: 'page' }, fields: { name: text() } }); // refused
defineResource({ name: 'iot/call', api: { base: '/x', fetch: 'GET x' }, fields: { name: text() } }); // refused
