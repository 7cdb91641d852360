import { expect, it } from 'vitest';
import { enumeration, options } from '@/dsl';
import { tableColumnWidths } from './tableColumnWidths';

it('gives a column of codes the room of their words', () => {
  const rows = ['ok', 'rectify'].map((grade, at) => ({ record: { id: String(at), grade }, figures: {}, time: '' }));
  const model = {
    columns: [{ kind: 'field', name: 'grade', label: 'Grade', field: enumeration(['ok', 'rectify']) }],
    rows,
    size: 2,
    isAll: true,
    zone: 'UTC',
    grain: 'day',
  } as const;
  const widthWith = (words: Readonly<Record<string, string>>) =>
    tableColumnWidths(model, 'en', ({ grade }) => words[String(grade)] ?? '')[0] ?? 0;
  expect(widthWith({ ok: 'Fine', rectify: 'To be rectified (20 % and more)' })).toBeGreaterThan(250);
  expect(widthWith({ ok: 'Fine', rectify: 'Bad' })).toBeLessThan(110);
});

it('leaves room for words that another call has for a code', () => {
  const widthOf = ($texts?: { readonly state: string }) =>
    tableColumnWidths(
      {
        columns: [{ kind: 'field', name: 'state', label: 'State', field: options('POST type-box') }],
        rows: [{ record: { id: '1', state: 'op', ...($texts && { $texts }) }, figures: {}, time: '' }],
        size: 1,
        isAll: true,
        zone: 'UTC',
        grain: 'day',
      },
      'en',
      () => '',
    )[0] ?? 0;
  expect(widthOf()).toBe(148);
  expect(widthOf({ state: 'Up' })).toBeLessThan(110);
});
