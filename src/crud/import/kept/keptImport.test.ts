import { describe, expect, it } from 'vitest';
import { defineResource, number, text } from '@/dsl';
import { stateOf } from '../rows/importRow';
import { createImportStore, newRow, type RowNews } from '../rows/importStore';
import { countKept, keepImport, readKeptImport, rowsOfKept } from './keptImport';

const thing = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', create: 'POST create' },
  fields: { name: text({ required: true, max: 8 }), power: number({ min: 0 }) },
});
const reader = { resource: thing, columns: ['name', 'power'], finders: new Map(), asForm: true };
const NAMES = ['wrong one', 'plain', 'sent', 'verified', 'stored', 'lost'];
const NEWS: readonly (readonly [number, RowNews])[] = [
  [2, { sent: 'sending' }],
  [3, { sent: 'verified' }],
  [4, { sent: 'done' }],
  [5, { sent: 'unclear' }],
];

function interrupted() {
  const store = createImportStore(
    NAMES.map((name, key) => newRow(reader, key, { name, power: '1' })),
    reader,
  );
  store.edit(1, 'power', '2');
  store.tell(new Map([...NEWS, [1, { said: { power: { rule: 'sheetRefused', args: { text: 'Too little' } } } }]]));
  return store.snapshot().rows;
}
/** As the browser's storage gives it back. */
const stored = (confirming = false): unknown =>
  JSON.parse(JSON.stringify(keepImport('things.xlsx', reader, interrupted(), confirming)));

describe('an import over a session that ends', () => {
  it('comes back with corrections, what the server said, and what became of each row', () => {
    const kept = readKeptImport(stored(), ['name', 'power']);
    expect(kept && countKept(kept)).toEqual({ done: 1, unclear: 2, left: 3 });
    const rows = kept ? rowsOfKept(kept, reader) : [];
    expect(rows.map(stateOf)).toEqual(['failed', 'refused', 'unclear', 'ready', 'done', 'unclear']);
    expect(rows[1]).toMatchObject({
      values: { name: 'plain', power: 2 },
      said: { power: { args: { text: 'Too little' } } },
    });
  });

  it('does not send rows again whose confirmation was under way', () => {
    const kept = readKeptImport(stored(true), ['name', 'power']);
    expect(kept && rowsOfKept(kept, reader).map(stateOf)[3]).toBe('unclear');
  });

  it.each([
    [undefined],
    ['text'],
    [[]],
    [{ name: 'x', columns: [], rows: [] }],
    [{ name: 'x', columns: ['name'], rows: [{ line: 'a' }] }],
  ])('is nothing for %j', (value) => expect(readKeptImport(value, ['name', 'power'])).toBeUndefined());

  it('is nothing when a column of it is no field any more', () =>
    expect(readKeptImport(stored(), ['name'])).toBeUndefined());
});
