import { expect, it } from 'vitest';
import { mergeRecord } from './mergeRecord';

const NAMES = ['name', 'phone', 'roles', 'note'];
const before = { name: 'Old', phone: null, roles: ['a'], note: 'n', updated: 1 };

it('keeps what only I changed and what only the other one changed', () => {
  const merged = mergeRecord(NAMES, before, { ...before, roles: ['a', 'b'], updated: 2 }, { ...before, name: 'New' });
  expect(merged).toEqual({ values: { ...before, name: 'New', roles: ['a', 'b'] }, clashes: [] });
});

it('names what both changed to something else, and leaves mine', () => {
  const merged = mergeRecord(
    NAMES,
    before,
    { ...before, name: 'Theirs', note: 'same' },
    { ...before, name: 'Mine', note: 'same' },
  );
  expect(merged).toEqual({ values: { ...before, name: 'Mine', note: 'same' }, clashes: ['name'] });
});

it('takes no kind of empty for a change', () => {
  expect(mergeRecord(NAMES, before, { ...before, phone: '' }, { ...before, phone: '1' })).toEqual({
    values: { ...before, phone: '1' },
    clashes: [],
  });
});
