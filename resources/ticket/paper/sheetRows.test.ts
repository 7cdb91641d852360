import { expect, it } from 'vitest';
import type { Block } from './sheet';
import { sheetRows } from './sheetRows';

const pair = (label: string, wide = false): Block => ({ kind: 'pair', label, value: label, wide });
const heading: Block = { kind: 'heading', text: 'Safety' };
const table: Block = { kind: 'table', label: 'Measures', head: ['Measure'], rows: [['Earth']] };
const labels = (blocks: readonly Block[]) =>
  sheetRows(blocks).map((row) =>
    row.kind === 'pairs' ? row.rows.map((one) => one.map(({ label }) => label)) : row.kind,
  );

it('puts two short values beside each other and a long one alone', () =>
  expect(labels([pair('A'), pair('B'), pair('C', true), pair('D'), pair('E', true)])).toEqual([
    [['A', 'B'], ['C'], ['D'], ['E']],
  ]));

it('goes on below a heading or a table, and loses nothing', () =>
  expect(labels([pair('A'), heading, pair('B'), pair('C'), pair('D'), table, pair('E')])).toEqual([
    [['A']],
    'heading',
    [['B', 'C'], ['D']],
    'table',
    [['E']],
  ]));

it('is nothing of nothing', () => expect(sheetRows([])).toEqual([]));
