import { boolean, defineResource, enumeration, number, text, type RecordOf } from '@/dsl';

/* Conditions, actions and workflows know the fields and the values of their resource. */

const fields = { name: text({ required: true }), status: enumeration([0, 1]), open: boolean(), count: number() };

export const device = defineResource({
  name: 'iot/device',
  api: '/iot/device',
  fields,
  when: {
    count: { visible: { status: 1 }, required: { status: { in: [0, 1] } } },
    name: { visible: { staus: 1 } }, // refused
    open: { visible: { status: 3 } }, // refused
    status: { readOnly: { count: { in: ['x'] } } }, // refused
  },
  actions: {
    unlock: { on: 'row', call: 'POST unlock', visible: { status: 1 } },
    one: { on: 'rows', call: 'POST x' }, // refused
    two: { on: 'row', call: 'HEAD x' }, // refused
    three: { on: 'row', call: 'POST x', visible: { stats: 1 } }, // refused
    four: { on: 'row', call: 'POST x', enabled: (record) => record.statuss === 1 }, // refused
    five: { on: 'row', call: 'POST x', confirm: 'sure?' }, // refused
    six: { on: 'row', paper: { sections: ['basic'] }, lists: 'iot/device' }, // refused
    seven: { on: 'page', call: 'POST x', arranges: true, previews: 'name' }, // refused
    eight: { on: 'row', call: 'POST x', confrim: true }, // refused
  },
  standard: {
    delete: { visible: { open: false } },
    remove: {}, // refused
  },
});

export const unknownField = defineResource({
  name: 'iot/unknown',
  api: '/iot/unknown',
  fields,
  when: {
    nme: { visible: { status: 1 } }, // refused
  },
  tree: { parent: 'parent' }, // refused
});

export const flow = defineResource({
  name: 'iot/flow',
  api: '/iot/flow',
  fields,
  workflow: {
    state: 'status',
    path: [0, 1],
    transitions: {
      start: { from: [0], to: 1, call: 'POST start', visible: { open: true } },
      stop: { from: ['running'], to: 0, call: 'POST stop' }, // refused
    },
  },
});

export const flowEnd = defineResource({
  name: 'iot/end',
  api: '/iot/end',
  fields,
  workflow: { // refused
    state: 'status',
    transitions: {
      pause: { from: [1], to: 7, call: 'POST pause' },
    },
  },
});

export const flowPath = defineResource({
  name: 'iot/path',
  api: '/iot/path',
  fields,
  workflow: { state: 'status', path: [0, 5], transitions: {} }, // refused
});

export const flowState = defineResource({
  name: 'iot/state',
  api: '/iot/state',
  fields,
  workflow: { state: 'stats', transitions: {} }, // refused
});

export const flowCondition = defineResource({
  name: 'iot/condition',
  api: '/iot/condition',
  fields,
  workflow: {
    state: 'status',
    transitions: {
      start: { from: [0], to: 1, call: 'POST start', visible: { opn: true } }, // refused
    },
  },
});

type Device = RecordOf<typeof device>;
export const record: Device = { id: '1', name: 'a' };
export const noName: Device = { id: '1' }; // refused
export const badStatus: Device = { id: '1', name: 'a', status: 2 }; // refused
export const extra: Device = { id: '1', name: 'a', colour: 'red' }; // refused
export const idNumber: Device = { id: 1, name: 'a' }; // refused
export const badRead = record.nme; // refused
export const unsafe: number = record.count; // refused
