import { defineResource, enumeration, password, section, text } from '@/dsl';

/** A resource with one of everything a form does. */
export const thing = defineResource({
  name: 'area/thing',
  api: {
    base: '/area/thing',
    page: 'GET page',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    validate: { call: 'GET validate', fields: ['code'] },
  },
  fields: {
    name: text({ required: true, max: 10, wire: 'thingName' }),
    code: text({ fixed: true }),
    kind: text({ default: 'plain' }),
    detail: text({ required: true }),
    secret: password({ createOnly: true }),
    note: text({ multiline: true }),
    state: enumeration(['draft', 'review', 'done', 'dropped'], { readOnly: true, tones: { done: 'success' } }),
  },
  form: [section('basic', ['name', 'code', 'kind', 'detail', 'secret']), section('more', ['note'])],
  when: { detail: { visible: { kind: 'special' } } },
});
