import { actionOf, date, dateTime, defineResource, download, enumeration, file, text } from '@/dsl';

/**
 * A button for one record or many, that asks first
 *
 * Its permission code is its key, `retire`; texts are `actions.retire.label` and `.confirm` ("Retire “%{name}”?").
 */
export const withForm = defineResource({
  name: 'depot/tool',
  api: '/depot/tool',
  fields: { name: text({ required: true }), state: enumeration(['used', 'retired'], { readOnly: true }) },
  actions: {
    retire: { on: ['row', 'bulk'], call: 'POST retire', confirm: true, danger: true, enabled: { state: 'used' } },
  },
});

/**
 * A button with a form
 *
 * What `load` answers fills the form's fields of the same names, and `shows`.
 */
export const formed = defineResource({
  name: 'depot/permit',
  api: '/depot/permit',
  fields: { name: text({ required: true }), until: date({ readOnly: true, future: true }) },
  actions: {
    extend: {
      on: 'row',
      load: 'GET extension',
      shows: { reason: text() },
      call: 'POST extend',
      form: { until: date({ required: true, future: true }) },
    },
  },
});

/**
 * Another permission code, none, and files of a record
 *
 * `file` is what a call answers; `look` shows what a field holds.
 */
export const granted = defineResource({
  name: 'depot/document',
  api: { base: '/depot/document', page: 'GET page', export: 'GET export' },
  fields: { name: text({ required: true }), papers: file({ maxCount: 5 }) },
  standard: { export: { permission: 'download' } },
  actions: {
    file: download('GET file', { permission: false }),
    look: { on: 'row', permission: false, previews: 'papers' },
  },
});

/**
 * States, and who may change them when
 *
 * What a state means is `states.state.<state>` among the texts, why a way is not open `guards.<guard>`; ways are
 * actions with their own codes.
 */
export const flowing = defineResource({
  name: 'depot/repair',
  api: { base: '/depot/repair', page: 'GET page', detail: 'GET detail', create: 'POST create', edit: 'POST edit' },
  fields: {
    title: text({ required: true }),
    state: enumeration(['open', 'done'], { readOnly: true }),
    since: dateTime({ readOnly: true }),
    by: text(),
  },
  workflow: {
    state: 'state',
    path: ['open', 'done'],
    transitions: {
      finish: { from: ['open'], to: 'done', call: 'POST finish', guards: { named: { by: { empty: false } } } },
    },
    limits: { open: { hours: 48 } },
    since: 'since',
  },
});

/**
 * A delete that can be taken back
 *
 * Two ways of a workflow, and no `delete` call; the list begins with what is not away.
 */
export const takenBack = defineResource({
  name: 'depot/pallet',
  api: { base: '/depot/pallet', page: 'GET page', detail: 'GET detail', create: 'POST create', edit: 'POST edit' },
  fields: { name: text({ required: true }), state: enumeration(['used', 'away'], { readOnly: true }) },
  list: { filters: [{ field: 'state', default: 'used' }] },
  workflow: {
    state: 'state',
    path: ['used', 'away'],
    transitions: {
      remove: { from: ['used'], to: 'away', call: 'POST remove' },
      restore: { from: ['away'], to: 'used', call: 'POST restore' },
    },
  },
});

/**
 * A kind of action of one's own
 *
 * What it needs stands in its builder, in one folder: `answer` is what the reference backend says, `ui` a component
 * that is given `ActionDialogProps`, loaded when it is first opened.
 */
export const pinged = defineResource({
  name: 'depot/beacon',
  api: { base: '/depot/beacon', page: 'GET page', detail: 'GET detail' },
  fields: { name: text({ required: true }) },
  actions: {
    ping: actionOf(
      {
        name: 'ping',
        reads: true,
        calls: () => ({ ping: 'GET ping' }),
        answer: (_, { row }) => ({ data: { time: row?.name === 'Far' ? 400 : 12 } }),
      },
      { permission: false },
    ),
  },
});
