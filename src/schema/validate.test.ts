import { describe, expect, it } from 'vitest';
import { defineResource, enumeration, number, rows, section, text } from '@/dsl';
import { rule } from './rule';
import { isRequired, validate } from './validate';

const device = defineResource({
  name: 'iot/device',
  api: '/iot/device',
  fields: {
    name: text({ required: true, max: 3, rules: [rule('noX', (value) => value !== 'x')] }),
    status: enumeration([0, 1]),
    reason: text({ required: true }),
    limit: number({ min: 0, max: 5 }),
    once: text({ required: true, createOnly: true }),
    time: text({ required: true, readOnly: true }),
    slots: rows({ begin: text({ required: true }) }, { max: 1 }),
  },
  form: [
    section('basic', ['name', 'status', 'limit', 'once', 'slots', 'time']),
    section('more', ['reason'], { visible: { status: 1 } }),
  ],
  when: { limit: { required: { status: 1 } }, name: { readOnly: { status: 0 } } },
});

describe('validate', () => {
  it('refuses what is missing, too long, or wrong inside', () => {
    expect(validate(device, { name: 'abcd', status: 1, slots: [{}] }, 'create')).toEqual({
      name: { rule: 'maxLength', args: { max: 3 } },
      limit: { rule: 'required' },
      once: { rule: 'required' },
      'slots.0.begin': { rule: 'required' },
      reason: { rule: 'required' },
    });
  });
  it('checks the rules of the schema after those of the type', () =>
    expect(validate(device, { name: 'x' }, 'edit')).toEqual({ name: { rule: 'noX' } }));
  it('leaves alone what is hidden, read-only, or not asked', () =>
    expect(validate(device, { name: 'abcd', status: 0, reason: '' }, 'edit')).toEqual({}));
  it('takes zero and false for values', () =>
    expect(validate(device, { name: 'a', status: 1, limit: 0, reason: 'r' }, 'edit')).toEqual({}));
});

it('knows what is required now', () => {
  expect([
    isRequired(device, 'limit', { status: 1 }),
    isRequired(device, 'limit', { status: 0 }),
    isRequired(device, 'nothing', {}),
  ]).toEqual([true, false, false]);
});
