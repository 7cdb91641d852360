import {
  boolean,
  computed,
  country,
  date,
  dateTime,
  defineResource,
  enumeration,
  file,
  group,
  image,
  number,
  password,
  percent,
  range,
  reference,
  referenceMany,
  rows,
  section,
  text,
  treeReference,
} from '@/dsl';

/* Every line marked `// refused` must be a compile error; no other line may be one. */

text({ maximum: 3 }); // refused
text({ max: '3' }); // refused
text({ default: 3 }); // refused
text({ required: true, maximum: 3 }); // refused
text({ requird: true }); // refused
text({ max: 3, unit: 'kW' }); // refused
number({ min: 0, maxx: 3 }); // refused
number({ multiline: true, unit: 'kW' }); // refused
percent({ required: true, unit: '%' }); // refused
boolean({ required: true, tones: {} }); // refused
date({ required: true, past: true }); // refused
dateTime({ readonly: true }); // refused
password({ required: true, min: 8 }); // refused
computed(() => 3); // refused
computed(() => 'x', { sum: true }); // refused
computed(['count'], (count, price) => count * price, { unit: '' }); // refused
computed(['count'], (count) => String(count), { unit: '' }); // refused
country({ required: true, codes: ['NL'] }); // refused
file({ required: true, size: 3 }); // refused
enumeration([1, 2], { required: true, colours: {} }); // refused
reference('iot/brand', { required: true, txtFrom: 'brandName' }); // refused
referenceMany('iot/brand', { required: true, maximum: 3 }); // refused
treeReference('iot/place', { required: true, inside: 'productId' }); // refused
rows({ a: text() }, { max: 3, maxRows: 3 }); // refused
group({ a: text() }, { required: true, max: 3 }); // refused
text({ required: true, max: 60, rules: [], deprecated: { reason: 'Use name.' } });
enumeration([1, 2], { required: true, tones: { 1: 'success' }, codeAliases: { on: 1 }, default: 2 });
treeReference('iot/place', { excludeSelf: true, within: 'productId', default: '0' });
number({ unit: 5 }); // refused
number({ wireAs: 'text' }); // refused
percent({ unit: 'kW' }); // refused
enumeration([1, 2], { default: 3 }); // refused
enumeration([1, 2], { tones: { 1: 'green' } }); // refused
enumeration([1, 2], { codeAliases: { on: 5 } }); // refused
enumeration([true, false]); // refused
reference(); // refused
reference(5); // refused
image({ single: 'yes' }); // refused
rows({ a: 'text' }); // refused

defineResource({
  name: 'iot/brand',
  api: '/iot/brand',
  recordTitle: 'nme', // refused
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
    search: 'nme', // refused
    inline: ['name', 'stat'], // refused
    bulk: ['cuont'], // refused
    remember: 'yes', // refused
  },
  form: [
    section('basic', ['name']),
    section('more', ['nme']), // refused
  ],
});

defineResource({ name: 'iot/none', api: '/iot/none' }); // refused
defineResource({ name: 'iot/call', api: { base: '/x', page: 'page' }, fields: { name: text() } }); // refused
defineResource({ name: 'iot/call', api: { base: '/x', fetch: 'GET x' }, fields: { name: text() } }); // refused
defineResource({ name: 'iot/find', api: '/x', fields: { name: text() }, list: { search: { param: 'q', in: ['nam'] } } }); // refused
defineResource({ name: 'iot/undo', api: '/x', fields: { name: text() }, standard: { edit: { undo: true } } }); // refused
defineResource({ name: 'iot/sort', api: { base: '/x', sort: { field: 'a', order: 'b', many: 'list' } }, fields: { name: text() } }); // refused
