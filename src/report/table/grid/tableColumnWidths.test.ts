import { expect, it } from 'vitest';
import { enumeration } from '@/dsl';
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
