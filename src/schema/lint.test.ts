import { describe, expect, it } from 'vitest';
import {
  boolean,
  computed,
  dateTime,
  defineResource,
  enumeration,
  number,
  password,
  range,
  reference,
  rows,
  section,
  service,
  tags,
  text,
  type Fields,
  type ResourceSpec,
} from '@/dsl';
import { findingText, lintResource, type LintContext, type LintMessages } from './lint';

const fields = {
  name: text({ required: true }),
  status: enumeration([0, 1]),
  open: boolean(),
  time: dateTime({ readOnly: true }),
  slots: rows({ mode: enumeration(['a']) }),
  label: computed(() => 'x'),
};

/** A schema as it would come from code without types. */
function untyped(change: object): ReturnType<typeof defineResource> {
  const spec = { name: 'iot/device', api: '/iot/device', fields, ...change };
  return defineResource(spec as unknown as ResourceSpec<Fields, string>);
}

const paths = (change: object, context?: LintContext) =>
  lintResource(untyped(change), context).map(({ path, severity }) => `${severity} ${path.replace('iot/device: ', '')}`);

it('finds nothing in a clean schema', () => expect(lintResource(untyped({}))).toEqual([]));

it('gives a path, a reason and a fix', () => {
  expect(lintResource(untyped({ list: { columns: ['nmae'] } }))).toEqual([
    {
      file: 'schemas/iot/device.ts',
      path: 'iot/device: list.columns.nmae',
      severity: 'error',
      reason: 'There is no field "nmae".',
      fix: 'Did you mean "name"?',
    },
  ]);
});

it('says what to write instead of a call and a tone', () => {
  const fixes = (change: object) => lintResource(untyped(change)).map(({ fix }) => fix);
  const call = (text: string) => fixes({ actions: { x: { on: 'row', call: text } } })[0];
  expect(['retire', 'post  retire', 'POSTretire', 'POST:retire', 'PSOT retire', 'GETT  all'].map(call)).toEqual(
    ["'GET retire'.", "'POST retire'.", "'POST retire'.", "'POST retire'.", "'POST retire'.", "'GET all'."].map((end) =>
      expect.stringContaining(end),
    ),
  );
  const tones = {
    fields: {
      ...fields,
      status: { ...fields.status, options: { ...fields.status.options, tones: { 0: 'sucess', 1: 'purple' } } },
    },
  };
  expect(fixes(tones)).toEqual([
    'Did you mean "success"? There are neutral, info, success, warning, serious, error.',
    expect.stringContaining('Use one of: neutral, info, success'),
  ]);
});

const FINDS: [what: string, change: object, found: string[], context?: LintContext][] = [
  ['calls that cannot be made', { actions: { x: { on: 'row', call: 'retire' } } }, ['error actions.x.call']],
  [
    'one call for two things',
    {
      api: {
        base: '/x',
        page: 'GET page',
        options: 'GET page',
        detail: 'GET page',
        create: 'POST save',
        edit: 'POST save',
        delete: 'POST save',
      },
    },
    ['error api.detail', 'error api.delete'],
  ],
  [
    'codes a field never has',
    {
      when: { name: { visible: { or: [{ status: { in: [0, 7] } }, { open: true }, { status: 1 }] } } },
      actions: { x: { on: 'row', call: 'POST x', enabled: { not: { status: 'on' } } } },
    },
    ['error when.name.visible', 'error actions.x.enabled'],
  ],
  [
    'fields that are seen only by each other',
    {
      when: {
        name: { visible: { status: { empty: false } } },
        status: { visible: { open: true } },
        open: { visible: { name: { empty: false } } },
      },
    },
    ['error when.name.visible'],
  ],
  [
    'nothing in a circle that opens by itself',
    { when: { name: { visible: { status: { ne: 1 } } }, status: { visible: { name: { ne: 'x' } } } } },
    [],
  ],
  [
    'ranges of what has no order',
    { list: { filters: [range('status'), range('open'), range('time')] } },
    ['error list.filters.status', 'error list.filters.open'],
  ],
  [
    'several values, and "is not", where a filter cannot have them',
    {
      list: {
        filters: [
          { field: 'name', many: true },
          { field: 'status', many: true, join: ',', not: 'statusNot' },
          { field: 'time', as: 'range', not: 'x' },
          { field: 'open', join: ',' },
        ],
      },
    },
    ['error list.filters.name', 'error list.filters.time', 'error list.filters.open'],
  ],
  [
    'figures above a list that are no measures',
    {
      measures: { made: { unit: 'kWh' } },
      list: { summary: { call: 'general', show: ['made', 'mad'] }, refresh: 'often' },
    },
    ['error list.summary.call', 'error list.summary.show', 'error list.refresh'],
  ],
  [
    'tabs of what there is not',
    {
      related: {
        alarms: { resource: 'iot/alarms', by: { deviceId: 'idd' } },
        use: { kind: 'figures', show: ['x'], send: ['y'] },
      },
    },
    [
      'error related.alarms',
      'error related.alarms.by',
      'error related.use',
      'error related.use.send',
      'error related.use',
    ],
    { known: new Set(['iot/alarm']) },
  ],
  [
    'loading what is not seen, and showing what is not loaded',
    {
      actions: {
        a: { on: 'bulk', load: 'GET a' },
        b: { on: 'row', call: 'POST b', shows: { x: text() } },
        c: { on: 'row', load: 'GET c', shows: { x: text() } },
        d: { on: 'row', load: 'GET d', form: { x: text() } },
      },
    },
    ['error actions.a.load', 'error actions.b.shows', 'error actions.d.form'],
  ],
  [
    'a search, inline or bulk edit of no field',
    { list: { search: 'nme', inline: ['x'], bulk: ['y'] } },
    ['error list.search', 'error list.inline.x', 'error list.bulk.y'],
  ],
  [
    'editing what no form asks for',
    { list: { inline: ['time'], bulk: ['label'] } },
    ['error list.inline.time', 'error list.bulk.label'],
  ],
  [
    'editing a cell that is a link',
    {
      list: { columns: ['name', 'owner'], inline: ['name', 'owner'] },
      fields: { name: text(), owner: reference('account/user') },
    },
    ['warning list.inline.name', 'warning list.inline.owner'],
  ],
  [
    'an undo without a delete call',
    { api: { base: '/x', page: 'GET page' }, standard: { delete: { undo: true } } },
    ['error standard.delete.undo'],
  ],
  ['a name without an area', { name: 'device' }, ['error device: name']],
  [
    'fields named like conditions',
    { fields: { name: text(), or: text(), id: text(), $x: text() } },
    ['error fields.or', 'error fields.id', 'error fields.$x'],
  ],
  ['unknown filters', { list: { filters: [{ field: 'nope' }] } }, ['error list.filters.nope']],
  ['unknown sorting', { list: { sort: { field: 'nope', order: 'asc' } } }, ['error list.sort']],
  ['unknown recordTitle', { recordTitle: 'nope' }, ['error recordTitle']],
  [
    'unknown fields of sections',
    { form: [section('basic', ['name', 'nope'])] },
    ['error form.basic.nope', 'error detail.basic.nope'],
  ],
  ['unknown dependent fields', { when: { nope: {} } }, ['error when.nope']],
  [
    'unknown fields of actions',
    { actions: { x: { on: 'row', call: 'POST x', sendFields: ['nope'] } } },
    ['error actions.x.sendFields.nope'],
  ],
  ['unknown tree parents', { tree: { parent: 'nope' } }, ['error tree.parent']],
  [
    'conditions over unknown fields',
    { when: { name: { visible: { or: [{ nope: 1 }, { id: 1 }] } } } },
    ['error when.name.visible'],
  ],
  [
    'conditions of sections',
    { form: [{ key: 'basic', fields: ['name'], visible: { nope: 1 } }] },
    ['error form.basic.visible', 'error detail.basic.visible'],
  ],
  [
    'conditions of actions',
    { actions: { x: { on: 'row', call: 'POST x', enabled: { nope: 1 } } } },
    ['error actions.x.enabled'],
  ],
  [
    'conditions of standard actions',
    { standard: { delete: { visible: { nope: 1 } } } },
    ['error standard.delete.visible'],
  ],
  ['system fields in forms', { form: [section('basic', ['name', 'time'])] }, ['warning form.time']],
  ['required fields in no section', { form: [section('basic', ['status'])] }, ['error fields.name']],
  ['fields in two sections', { form: [section('basic', ['name']), section('more', ['name'])] }, ['error form.name']],
  [
    'files that are none, of many records, or beside a call',
    { actions: { a: { on: 'row', previews: 'name' }, b: { on: 'bulk', call: 'POST b', previews: 'open' } } },
    ['error actions.a.previews', 'error actions.b.previews', 'error actions.b.previews', 'error actions.b.previews'],
  ],
  ['actions that do nothing', { actions: { x: { on: 'row' } } }, ['error actions.x']],
  ['actions named like standard ones', { actions: { edit: { on: 'row', call: 'POST x' } } }, ['error actions.edit']],
  [
    'changes without permission',
    { actions: { x: { on: 'row', call: 'POST x', permission: false } } },
    ['warning actions.x'],
  ],
  [
    'wire names used twice',
    { fields: { name: text(), title: text({ wire: 'name' }), other: text({ wire: 'name', readOnly: true }) } },
    ['error fields.title'],
  ],
  [
    'deprecated fields that are shown',
    { fields: { name: text({ deprecated: { reason: 'use title' } }) }, list: { columns: ['name'] } },
    ['warning list.columns.name', 'warning form.basic.name'],
  ],
  [
    'references to nothing',
    { fields: { name: text(), a: reference('a/b'), r: rows({ b: reference('c/d'), c: reference('e/f') }) } },
    ['error fields.a', 'error fields.r.b'],
    { known: new Set(['e/f']) },
  ],
  [
    'workflow states that do not exist',
    { workflow: { state: 'status', path: [0, 7], transitions: { go: { from: [0, 8], to: 9, call: 'POST go' } } } },
    ['error workflow.path', 'error workflow.transitions.go', 'error workflow.transitions.go'],
  ],
  ['states twice in a path', { workflow: { state: 'status', path: [0, 0], transitions: {} } }, ['error workflow.path']],
  [
    'two ways between the same states',
    {
      workflow: {
        state: 'status',
        transitions: { a: { from: [0], to: 1, call: 'POST a' }, b: { from: [0], to: 1, call: 'POST b' } },
      },
    },
    ['warning workflow.transitions.b'],
  ],
  [
    'what a workflow reads and nobody has',
    {
      workflow: {
        state: 'status',
        limits: { 0: { hours: 4 } },
        onEdit: { 1: 9 },
        transitions: {
          a: {
            from: [0],
            to: 1,
            call: 'POST a',
            assignee: 'nobody',
            comment: 'required',
            guards: { filled: { nothing: { empty: false }, reason: { empty: false } } },
            form: { reason: text() },
          },
        },
        parallel: {
          change: { state: 'name', within: [7], transitions: { ask: { from: ['none'], call: 'POST ask' } } },
        },
      },
    },
    [
      'error actions.a.assignee',
      'error workflow.onEdit',
      'error workflow.parallel.change.transitions.ask',
      'error workflow.parallel.change.within',
      'error workflow.transitions.a.guards',
      'error workflow.transitions.a.comment',
      'error workflow.since',
    ],
  ],
  [
    'figures told from fields there are not, and a paper without its sections',
    {
      actions: {
        a: {
          on: 'row',
          traces: [{ of: 'status', formula: 'status', inputs: ['status', 'statsu'], value: () => null }],
          sources: ['status'],
        },
        b: { on: 'row', paper: { sections: ['basics'], total: 'sum', parts: 'lines' } },
      },
    },
    ['error actions.a.traces', 'error actions.b.paper', 'error actions.b.paper', 'error actions.b.paper'],
  ],
  [
    'bounds that leave no value',
    {
      fields: {
        name: text({ min: 9, max: 3 }),
        power: number({ min: 10, max: 1 }),
        list: rows({ a: number({ min: 2, max: 1 }) }),
      },
    },
    ['error fields.name.min', 'error fields.power.min', 'error fields.list.a.min'],
  ],
  [
    'defaults that cannot be saved, and codes twice',
    {
      fields: {
        name: text(),
        state: {
          ...enumeration(['open', 'closed', 'open']),
          options: { values: ['open', 'closed', 'open'], default: 'opne' },
        },
        power: number({ max: 5, default: 9 }),
      },
    },
    ['error fields.state.values', 'error fields.state.default', 'error fields.power.default'],
  ],
  [
    'options of another type',
    { fields: { name: { ...text(), options: { maxLength: 60 } }, tags: tags({ maxLength: 60 }) } },
    ['error fields.name.maxLength'],
  ],
  [
    'units in other letters',
    {
      fields: { name: text(), work: number({ unit: 'kwh' }) },
      measures: { price: { unit: 'money/KWh' }, load: { unit: 'kW' } },
    },
    ['error measures.price.unit', 'error fields.work.unit'],
  ],
  [
    'braces that nothing fills',
    {
      api: {
        base: '/x',
        page: 'GET {nmae}/page',
        detail: 'GET {uuid}/info',
        create: 'POST .',
        edit: 'PUT {ID}',
        delete: 'DELETE {id}',
        deleteMany: 'DELETE {ids}/all',
      },
      actions: { stop: { on: 'row', call: 'POST {id}/stop' }, start: { on: 'row', call: 'POST {no}/start' } },
    },
    ['error api.page', 'error api.detail', 'error api.edit', 'error actions.start.call'],
  ],
  [
    'a column or filter twice, and pages of nothing',
    { list: { columns: ['name', 'open', 'name'], filters: ['open', 'open'], pageSize: 0 } },
    ['error list.columns.name', 'error list.filters.open', 'error list.pageSize'],
  ],
  [
    'events from nowhere, and what nobody reads of them',
    { list: { live: { calls: 'GET events', token: { query: 'token' } } } },
    ['error list.live.calls', 'error list.live', 'error list.live.token'],
  ],
  [
    'events by two ways, of a foreign host, by another method, with a name that messages have not',
    { list: { live: { call: 'POST events', ws: 'wss://other.host/events', event: 'change' } } },
    ['error list.live', 'error list.live.event'],
  ],
  ['events of a foreign host', { list: { live: { ws: 'wss://other.host/events' } } }, ['error list.live.ws']],
  ['events by another method', { list: { live: { call: 'POST events' } } }, ['error list.live.call']],
  ['events by no method', { list: { live: { call: '/events' } } }, ['error list.live.call']],
  [
    'fields of a cloud from nowhere, in a place that is taken or none',
    { ownFields: { cal: 'GET fields', at: 'name' } },
    ['error ownFields.cal', 'error ownFields.call', 'error ownFields.at'],
  ],
  [
    'fields of a cloud by no method, in a place that is no name',
    { ownFields: { call: 'fields', at: 'a.b' } },
    ['error ownFields.call', 'error ownFields.at'],
  ],
  [
    'filters, search and order by what is computed',
    { list: { filters: ['label'], sort: { field: 'label', order: 'asc' } } },
    ['error list.filters.label', 'error list.sort.label'],
  ],
  [
    'order by what is computed, where the list is not all here',
    { api: { base: '/x', page: { call: 'GET list', pages: false } }, list: { sort: { field: 'label', order: 'asc' } } },
    [],
  ],
  [
    'computed of what there is not, a sum of texts, and one nobody sees',
    {
      fields: {
        name: text(),
        label: computed(({ nmae }) => String(nmae)),
        words: { ...computed(() => 'x'), options: { of: () => 'x', sum: true } },
        both: computed(({ id }) => Number(id), { unit: 'kWh', measure: { unit: 'kWh' } }),
        seen: rows({ count: number(), twice: computed(({ cuont }) => Number(cuont) * 2, { unit: '' }) }),
        hidden: computed(({ name }) => Number(name), { unit: 'kwh', sum: true }),
      },
      list: { columns: ['name', 'words'] },
    },
    [
      'error fields.hidden.unit',
      'error fields.label',
      'error fields.words.sum',
      'error fields.both.unit',
      'error fields.seen.twice',
      'warning fields.hidden.sum',
    ],
  ],
  [
    'rows that are marked by nothing, and open nothing',
    {
      list: {
        tone: { eror: { open: true }, error: { opne: true }, warning: { status: 7 } },
        expand: { fields: ['nmae'] },
      },
    },
    ['error list.expand.nmae', 'error list.tone.eror', 'error list.tone.error', 'error list.tone.warning'],
  ],
  ['rows that open a tab there is not', { list: { expand: { related: 'parts' } } }, ['error list.expand.related']],
  [
    'rows of a tree that open twice',
    { fields: { ...fields, parent: text() }, tree: { parent: 'parent' }, list: { expand: { fields: ['name'] } } },
    ['error list.expand'],
  ],
  [
    'groups of what is no column, or of the same twice',
    {
      list: { columns: ['name'], groups: { a: { by: ['status'] }, b: { by: ['nmae'] }, c: { by: ['name', 'name'] } } },
    },
    ['error list.groups.b.nmae', 'error list.groups.a', 'error list.groups.c'],
  ],
  [
    'codes nobody could grant',
    {
      fields: { name: text(), cost: { ...text(), options: { permission: { see: '' } } } },
      actions: { x: { on: 'row', call: 'POST x', permission: ' ' } },
    },
    ['error fields.cost.permission.see', 'error actions.x.permission'],
  ],
  [
    'states nobody comes to',
    {
      fields: { name: text(), state: enumeration(['a', 'b', 'c', 'd'], { readOnly: true }) },
      workflow: {
        state: 'state',
        path: ['a', 'b', 'c'],
        external: ['c'],
        transitions: { go: { from: ['a', 'd'], to: 'a', call: 'POST go' } },
      },
    },
    ['warning workflow.path', 'warning workflow.path'],
  ],
  [
    'steps of a form without tabs',
    { form: { steps: true, sections: [section('basic', ['name', 'status', 'open', 'slots'])] } },
    ['error form.steps'],
  ],
  ['an import by a field that is none', { import: { key: 'nmae' } }, ['error import.key']],
  [
    'an import by a key beside an import call',
    { api: { base: '/iot/device', page: 'GET page', import: 'POST import' }, import: { key: 'name' } },
    ['error import.key'],
  ],
  [
    'an import by a key that no call could change a record of',
    { api: { base: '/iot/device', page: 'GET page', create: 'POST create' }, import: { key: 'name' } },
    ['error import.key'],
  ],
  [
    'a transition and an action of one name',
    {
      workflow: { state: 'status', transitions: { a: { from: [0], to: 1, call: 'POST a' } } },
      actions: { a: { on: 'row', call: 'POST other' } },
    },
    ['error actions.a'],
  ],
];

it('suggests what the type has, not what another has', () => {
  const [maxLength] = lintResource(untyped({ fields: { name: { ...text(), options: { maxLength: 60 } } } }));
  expect(maxLength?.fix).not.toContain('maxLength');
  expect(maxLength?.fix).toMatch(/^Use one of: .*\bmax\b/);
});

it('tells why a default is none and which code was meant', () => {
  const state = { ...enumeration(['open', 'closed']), options: { values: ['open', 'closed'], default: 'opne' } };
  expect(lintResource(untyped({ fields: { name: text(), state } })).map(findingText)).toEqual([
    'schemas/iot/device.ts: fields.state.default: The default "opne" is none of the codes. Did you mean "open"?',
  ]);
});

it('finds texts that nobody reads', () => {
  const texts = (more: object): LintMessages => ({
    resources: {
      'iot/device': {
        name: 'Devices',
        one: 'Device',
        fields: { name: 'Name', ...more },
        sections: { basic: 'Basics' },
      },
    },
  });
  const find = (en: LintMessages) =>
    lintResource(untyped({ fields: { name: text() } }), { messages: { en } }).map(({ path }) => path);
  expect(find(texts({}))).toEqual([]);
  expect(find(texts({ nmae: 'Name' }))).toEqual(['iot/device: resources.iot/device.fields.nmae']);
  const feilds = {
    resources: { 'iot/device': { ...((texts({}).resources as LintMessages)['iot/device'] as object), feilds: {} } },
  };
  expect(find(feilds)).toEqual(['iot/device: resources.iot/device.feilds']);
});

it('holds what choices are narrowed by against the list they come from', () => {
  const depot = untyped({ name: 'depot/part', fields: { name: text() } });
  const own = untyped({ fields: { name: text(), shelf: text(), part: reference('depot/part', { within: 'shelf' }) } });
  const resources = new Map([['depot/part', depot]]);
  expect(lintResource(own, { resources }).map(({ path }) => path)).toEqual(['iot/device: fields.part.within']);
});

it('holds references to what stands below another record against how that is found', () => {
  const above = reference('iot/hall');
  const hall = untyped({ name: 'iot/hall', fields: { name: text() } });
  const shelf = untyped({
    name: 'iot/shelf',
    api: { base: '/halls/{hall}/shelves', page: 'GET .', detail: 'GET {id}' },
    fields: { hall: above, name: text() },
    list: { of: 'hall' },
  });
  const resources = new Map([hall, shelf].map((one) => [one.name, one]));
  const find = (fields: Fields) =>
    lintResource(untyped({ fields: { name: text(), ...fields } }), { resources }).map(({ path }) => path);
  expect(find({ hall: above, shelf: reference('iot/shelf', { of: 'hall' }) })).toEqual([]);
  expect(find({ hall: above, shelf: reference('iot/shelf') })).toEqual(['iot/device: fields.shelf.of']);
  expect(find({ room: above, shelf: reference('iot/shelf', { of: 'room' }) })).toEqual(['iot/device: fields.shelf.of']);
  expect(find({ shelf: reference('iot/shelf', { of: 'hall' }) })).toEqual(['iot/device: fields.shelf.of']);
  expect(find({ room: above, hall: reference('iot/hall', { of: 'room' }) })).toEqual(['iot/device: fields.hall.of']);
  expect(lintResource(shelf)).toEqual([]);
});

describe('lintResource finds', () => {
  it.each(FINDS)('%s', (_, change, found, context) => expect(paths(change, context)).toEqual(found));
});

it('lets reading actions be open, and components stand for calls', () => {
  const actions = { x: { on: 'row', call: 'GET x', permission: false }, y: { on: 'row' } };
  expect(paths({ actions }, { actionComponents: new Set(['y']) })).toEqual([]);
});

describe('texts', () => {
  const complete: LintMessages = {
    sections: { basic: 'Basic', system: 'System' },
    resources: {
      'iot/device': {
        name: 'Devices',
        one: 'Device',
        fields: { name: 'Name', status: 'Status', open: 'Open', time: 'Time', slots: 'Slots', label: 'Label' },
        enums: { status: { 0: 'Off', 1: 'On' } },
        inner: { slots: { fields: { mode: 'Mode' }, enums: { mode: { a: 'A' } } } },
      },
    },
  };

  it('finds none missing when they are all there', () =>
    expect(paths({}, { messages: { en: complete, zh: complete } })).toEqual([]));

  it('finds each one that is missing, by language', () => {
    const found = lintResource(untyped({ actions: { x: { on: 'row', call: 'POST x', confirm: true } } }), {
      messages: { en: complete, zh: {} },
    });
    const of = (locale: string) =>
      found
        .filter(({ reason }) => reason.includes(`"${locale}"`))
        .map(({ path }) => path.replace('iot/device: resources.iot/device.', ''));
    expect(of('en')).toEqual(['actions.x.label', 'actions.x.confirm']);
    expect(of('zh')).toEqual([
      'name',
      'one',
      'fields.name',
      'fields.status',
      'enums.status.0',
      'enums.status.1',
      'fields.open',
      'fields.time',
      'fields.slots',
      'inner.slots.fields.mode',
      'inner.slots.enums.mode.a',
      'fields.label',
      'sections.basic',
      'sections.system',
      'actions.x.label',
      'actions.x.confirm',
    ]);
    expect(found[0]?.fix).toContain('locales/iot/en.json');
  });
});

it('finds what the list of another would ignore', () => {
  const alarm = untyped({
    name: 'iot/alarm',
    api: { base: '/iot/alarm', page: { call: 'GET page', names: { ownerId: 'uid' } } },
    fields: { deviceId: text(), time: text() },
    list: {
      filters: [range('time', { params: ['beginTime', 'endTime'] })],
      search: { param: 'keyword', in: ['time'] },
    },
  });
  const found = (by: object) =>
    lintResource(untyped({ related: { alarms: { resource: 'iot/alarm', by } } }), {
      resources: new Map([['iot/alarm', alarm]]),
    }).map(findingText);
  expect(found({ deviceId: 'id', beginTime: 'time', keyword: 'name', ownerId: 'id' })).toEqual([]);
  expect(found({ devcieId: 'id' })).toEqual([
    'schemas/iot/device.ts: related.alarms.by: "devcieId" is no field of iot/alarm, so its list would show every record. Did you mean "deviceId"? A parameter that is no field stands in `names` of the call.',
  ]);
});

it('finds options nobody reads, and says which was meant', () => {
  const odd = (options: object) => ({ ...text(), options });
  const said = lintResource(
    untyped({
      fields: { name: odd({ requird: true }), slots: rows({ mode: odd({ maxx: 3 }) }) },
      actions: { x: { on: 'row', call: 'POST x', confrim: true, form: { reason: odd({ multilines: true }) } } },
      measures: { made: { unit: 'kWh', tone: 'gird' } },
    }),
  ).map(({ path, fix }) => `${path} ${fix}`);
  expect(said).toEqual([
    'iot/device: fields.name.requird Did you mean "required"?',
    'iot/device: fields.slots.mode.maxx Did you mean "max"?',
    'iot/device: actions.x.confrim Did you mean "confirm"?',
    'iot/device: actions.x.form.reason.multilines Did you mean "multiline"?',
    'iot/device: measures.made.tone Did you mean "grid"?',
  ]);
});

it('does not propose to compare a field with itself', () => {
  const [found] = lintResource(untyped({ fields: { weight: text({ notBelow: 'weigth' }), length: text() } }));
  expect(found?.fix).toBe('Use one of: length.');
});

describe('a finding', () => {
  const said = (change: object, context?: LintContext) => lintResource(untyped(change), context).map(findingText);

  it('names file, property and what to write', () => {
    expect(said({ when: { name: { visible: { statsu: 1 } } } })).toEqual([
      'schemas/iot/device.ts: when.name.visible: The condition reads "statsu", which is no field. Did you mean "status"? A field nobody sees is `internal`.',
    ]);
    expect(
      said({ fields: { name: text(), brand: reference('iot/brnd') } }, { known: new Set(['iot/brand', 'iot/model']) }),
    ).toEqual([
      'schemas/iot/device.ts: fields.brand: There is no schema "iot/brnd". Did you mean "iot/brand"? A schema is named by its file: schemas/iot/brnd.ts.',
    ]);
    expect(said({ list: { columns: ['manufacturer'] } })[0]).toContain(
      'Use one of: name, status, open, time, slots, label.',
    );
  });

  it('names the file of a missing text', () => {
    expect(said({ fields: { name: text() } }, { messages: { zh: {} } })).toContain(
      'locales/iot/zh.json: resources.iot/device.fields.name: The text is missing in "zh". Add resources.iot/device.fields.name to locales/iot/zh.json.',
    );
  });
});

it('says what a data provider cannot do', () => {
  const shop = service('/shop', { provider: async () => Promise.reject(new Error('It is not asked.')) });
  const api = (calls: object = {}) => ({ ...shop('devices'), ...calls });
  expect(paths({ api: api() })).toEqual([]);
  expect(paths({ api: api({ export: 'GET export', id: 'uuid' }) })).toEqual(['error api.export', 'error api.id']);
  expect(
    paths({
      api: api(),
      fields: { ...fields, key: password(), more: tags({ suggest: 'GET tags' }) },
      actions: { x: { on: 'row', call: 'POST restart' }, y: { on: 'row', call: 'POST /other/restart' } },
    }),
  ).toEqual(['error actions.x.call', 'error fields.more.suggest', 'error fields.key']);
});
