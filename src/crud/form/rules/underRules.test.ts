import { expect, it } from 'vitest';
import { validate } from '@/schema';
import { defineResource, text } from '@/dsl';
import { underRules } from './underRules';

const serialNumber = defineResource({
  name: 'area/sn',
  api: '/sn',
  fields: { sn: text({ required: true, max: 32 }), batchNo: text() },
});
const draft = { sn: 'HUB1', batchNo: null };
const wrong = (answer: unknown, more: object = {}) =>
  Object.fromEntries(
    Object.entries(validate(underRules(serialNumber, answer), { ...draft, ...more }, 'create')).map(
      ([name, { rule }]) => [name, rule],
    ),
  );

// covers H-140
it('asks what the cloud asks besides, and never less than the schema', () => {
  expect(wrong({ sn: { maxLength: '3' }, batchNo: { required: true } })).toEqual({
    sn: 'maxLength',
    batchNo: 'required',
  });
  expect(wrong({ sn: { pattern: '^X', required: false } })).toEqual({ sn: 'wantedFormat' });
  expect(wrong({ sn: { required: false, maxLength: 99 } }, { sn: null })).toEqual({ sn: 'required' });
});

it('leaves to the cloud what would take long to try', () => {
  expect(wrong({ sn: { pattern: '^(a+)+$' } }, { sn: `${'a'.repeat(31)}!` })).toEqual({});
});

it('reads whatever comes', () => {
  for (const answer of [
    null,
    undefined,
    'x',
    [],
    { sn: null },
    { sn: { pattern: '(' } },
    { nobody: { required: true } },
    { sn: { min: 'x' } },
  ])
    expect(wrong(answer)).toEqual({});
});
