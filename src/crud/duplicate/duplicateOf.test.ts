import { expect, it } from 'vitest';
import { defineResource, file, number, password, rows, rules, serial, text } from '@/dsl';
import { duplicateOf } from './duplicateOf';

const part = defineResource({
  name: 'lab/part',
  api: '/part',
  fields: {
    name: text({ required: true }),
    sku: text({ unique: true }),
    number: serial({ pattern: 'P-{000}' }),
    login: text({ rule: rules.account }),
    secret: password(),
    token: text({ secret: true }),
    manual: file(),
    power: number({ default: 5 }),
    note: text(),
    made: text({ readOnly: true }),
    bolts: rows({ size: number(), sn: text({ unique: true }) }),
    extra: text(),
  },
  when: { extra: { visible: { power: 1 } } },
});
const record = {
  id: '7',
  name: 'Pump',
  sku: 'S1',
  number: 'P-001',
  login: 'pump1',
  token: null,
  manual: null,
  power: null,
  note: '',
  made: 'yesterday',
  bolts: [{ size: 4, sn: 'B1', id: 'x' }],
};

it('takes over what is asked, also what is empty, and nothing that is of one record alone', () => {
  expect(duplicateOf(part, record).values).toEqual({
    name: 'Pump',
    power: null,
    note: '',
    bolts: [{ size: 4 }],
    extra: undefined,
  });
});

it('names the fields that were left empty: those of the form that the record has, and secrets', () => {
  expect(duplicateOf(part, record).left).toEqual(['sku', 'login', 'secret', 'token']);
  expect(duplicateOf(part, { ...record, sku: null, manual: [{ name: 'a.pdf' }] }).left).toEqual([
    'login',
    'secret',
    'token',
    'manual',
  ]);
});

it('leaves empty what the cloud is asked of whether it is free', () => {
  const checked = defineResource({
    name: 'lab/part',
    api: { base: '/part', create: 'POST create', validate: { call: 'POST validate', fields: ['name'] } },
    fields: { name: text(), note: text() },
  });
  expect(duplicateOf(checked, { id: '1', name: 'Pump', note: 'red' })).toEqual({
    values: { note: 'red' },
    left: ['name'],
  });
});
