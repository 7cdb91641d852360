import {
  coordinates,
  date,
  defineResource,
  enumeration,
  number,
  pattern,
  reference,
  rows,
  section,
  serial,
  tab,
  text,
} from '@/dsl';

/**
 * A field only when another has a value
 *
 * `when` says what of a field depends on the others. A hidden field is neither checked nor sent.
 */
export const hidden = defineResource({
  name: 'depot/charger',
  api: '/depot/charger',
  fields: { kind: enumeration(['ac', 'dc'], { required: true }), voltage: number({ unit: 'V' }) },
  when: { voltage: { visible: { kind: 'dc' }, required: { kind: 'dc' } } },
});

/**
 * The end after the start
 *
 * `valid` compares with other fields once all are filled in; its message is `resources.<name>.valid.end`.
 */
export const ordered = defineResource({
  name: 'depot/visit',
  api: '/depot/visit',
  fields: { start: date({ required: true, future: true }), end: date({ required: true, future: true }) },
  when: { end: { valid: { end: { gte: { field: 'start' } } } } },
});

export const bounded = defineResource({
  name: 'depot/limit',
  api: '/depot/limit',
  fields: { min: number({ unit: 'kW' }), max: number({ unit: 'kW', notBelow: 'min' }) },
});

/**
 * A rule of your own
 *
 * Its message is `rules.plate` at the top of both locale files; the backend and imports check it, too.
 */
export const plate = pattern('plate', /^[A-Z]{2}-\d{4}$/);
export const ruled = defineResource({
  name: 'depot/vehicle',
  api: '/depot/vehicle',
  fields: { plate: text({ required: true, unique: true, rules: [plate], samples: ['AB-1234', 'CD-5678'] }) },
});

/**
 * Models of the chosen brand only
 *
 * `within` names the field of the same form that narrows what is offered.
 */
export const narrowed = defineResource({
  name: 'depot/part',
  api: '/depot/part',
  fields: { brandId: reference('iot/brand'), modelId: reference('iot/model', { within: 'brandId' }) },
});

/**
 * A field only some may see
 *
 * Codes of the resource's route: without `see` there is no column, filter, form field or column of a file.
 */
export const secret = defineResource({
  name: 'depot/offer',
  api: '/depot/offer',
  fields: { name: text({ required: true }), cost: number({ permission: { see: 'seeCost', change: 'changeCost' } }) },
});

/**
 * A number that the server gives
 */
export const numbered = defineResource({
  name: 'depot/order',
  api: '/depot/order',
  fields: { no: serial({ pattern: 'DO-{yyyyMMdd}-{000}' }), name: text({ required: true }) },
});

/**
 * A table of rows inside a record
 *
 * Rows are sent with the record. What has an id and calls of its own is a list of other records as a tab. Labels of
 * what is in a row: `resources.<name>.inner.parts.fields.<field>`.
 */
export const tabled = defineResource({
  name: 'depot/delivery',
  api: '/depot/delivery',
  fields: {
    name: text({ required: true }),
    parts: rows({ part: text({ required: true }), count: number({ min: 1 }) }, { max: 20 }),
  },
});

/**
 * An import that changes what exists
 *
 * Rows whose serial number a record has change that record, in nothing but what the file says; the others become new
 * records. Before anything is sent the check says how many are new, changed or as they are.
 */
export const imported = defineResource({
  name: 'depot/meter',
  api: '/depot/meter',
  fields: {
    serial: text({ required: true, fixed: true }),
    name: text({ required: true }),
    power: number({ unit: 'kW' }),
  },
  list: { filters: ['serial', 'name'] },
  import: { key: 'serial' },
});

/**
 * A form in steps
 *
 * The tabs of the form are its steps; each checks what it asks before the next one opens. Names of steps are
 * `resources.<name>.tabs.<tab>`.
 */
export const stepped = defineResource({
  name: 'depot/site',
  api: '/depot/site',
  fields: { name: text({ required: true }), address: text({ required: true }), capacity: number({ unit: 'kW' }) },
  form: {
    steps: true,
    sections: [
      ...tab('place', [section('basic', ['name', 'address'])]),
      ...tab('power', [section('technical', ['capacity'])]),
    ],
  },
});

/**
 * A place chosen on a map
 *
 * The map opens below the two numbers, which stay what counts; a click or arrow keys fill them in.
 */
export const mapped = defineResource({
  name: 'depot/pole',
  api: '/depot/pole',
  fields: { name: text({ required: true }), place: coordinates({ map: true }) },
});
