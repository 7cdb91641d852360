import { expect, it, vi } from 'vitest';
import { defineResource, text } from '@/dsl';
import { decodeRows } from './decodeRows';

const fields = { code: text(), reportTime: text() };
const report = defineResource({
  name: 'x/report',
  api: {
    base: '/x',
    page: { call: 'GET page' },
    read: (row) => ({ id: `${String(row.code)} ${String(row.reportTime)}`, ...row }),
  },
  fields,
});
const ids = (rows: readonly unknown[]) => decodeRows(report, rows).map(({ id }) => id);

it('keeps both of what is said twice in the hour that comes twice', () => {
  const hour = ['02:55', '02:00', '02:55', '02:00'].map((at) => ({ code: 'p', reportTime: `2026-10-25 ${at}` }));
  expect(ids(hour)).toEqual([
    'p 2026-10-25 02:55',
    'p 2026-10-25 02:00',
    'p 2026-10-25 02:55 2',
    'p 2026-10-25 02:00 2',
  ]);
});

it('leaves out what has the id of an earlier row, or none, and reports it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const plain = defineResource({ name: 'x/plain', api: '/x', fields });
  expect(decodeRows(plain, [{ id: 1, code: 'a' }, { id: 1, code: 'b' }, { code: 'c' }, null])).toMatchObject([
    { id: '1', code: 'a' },
  ]);
  expect(warn).toHaveBeenCalledWith('x/plain: 3 of 4 rows have no id of their own and were left out.');
  warn.mockRestore();
});
