import { describe, expect, it, vi } from 'vitest';
import { boolean, date, defineResource, enumeration, number, reference, referenceMany, text } from '@/dsl';
import { wordFinder } from '@/schema/sheet/wordFinder';
import type { Finder } from '../words/loadFinders';
import { stateOf } from './importRow';
import { createImportStore, newRow, type RowNews } from './importStore';
import { isExample, readImportRows } from './readImportRows';

const thing = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', create: 'POST create', import: 'POST import' },
  fields: {
    name: text({ required: true, max: 8 }),
    code: text({ unique: true }),
    power: number({ unit: 'kW', decimals: 2, min: 0 }),
    state: enumeration([0, 1], { default: 1 }),
    day: date({ future: true }),
    on: boolean(),
    owner: reference('area/owner'),
    tags: referenceMany('area/tag'),
    why: text({ required: true }),
  },
  when: { why: { visible: { state: 0 } } },
});
const finder = (pairs: readonly (readonly [string, unknown])[]): Finder => ({
  find: wordFinder(pairs),
  suggestions: [],
});
const finders = new Map([
  [
    'state',
    finder([
      ['Off', 0],
      ['停用', 0],
      ['0', 0],
      ['On', 1],
    ]),
  ],
  [
    'owner',
    finder([
      ['Ada', 'a'],
      ['Bob', 'b1'],
      ['Bob', 'b2'],
      ['b1', 'b1'],
    ]),
  ],
  [
    'tags',
    finder([
      ['Red', 'r'],
      ['Blue', 'b'],
    ]),
  ],
]);
const reader = {
  resource: thing,
  columns: ['name', 'code', 'power', 'state', 'day', 'on', 'owner', 'tags', 'why'],
  finders,
  asForm: false,
};
const read = (cells: Parameters<typeof newRow>[2]) => newRow(reader, 2, cells);
const rulesOf = (cells: Parameters<typeof newRow>[2]) =>
  Object.fromEntries(Object.entries(read(cells).problems).map(([name, { rule }]) => [name, rule]));

describe('a row of a sheet', () => {
  it('is read by kind: numbers with commas and units, serial dates, words of either language, names', () => {
    const { values, problems } = read({
      name: ' Alpha ',
      code: 42,
      power: '1,200.5 kW',
      state: '停用',
      day: 45292,
      on: 'yes',
      owner: 'ada',
      tags: 'Red、blue',
      why: 'x',
    });
    expect(problems).toEqual({});
    expect(values).toEqual({
      name: 'Alpha',
      code: '42',
      power: 1200.5,
      state: 0,
      day: '2024-01-01',
      on: true,
      owner: 'a',
      tags: ['r', 'b'],
      why: 'x',
    });
  });

  it.each([
    [{ day: '5 Mar 2024' }, '2024-03-05'],
    [{ day: '2024年3月5日' }, '2024-03-05'],
    [{ day: '05.03.2024' }, '2024-03-05'],
    [{ day: '25/03/2024' }, '2024-03-25'],
    [{ day: '2024/3/5' }, '2024-03-05'],
    [{ day: '03/05/2024' }, undefined], // could be either
    [{ day: 'soon' }, undefined],
  ])('%j', (cells, day) => expect(read({ name: 'A', ...cells }).values.day).toBe(day));

  it('has problems by the schema: rules, what is missing, what is unknown, ambiguous, damaged or an error', () => {
    expect(
      rulesOf({ name: 'much too long', power: -1, state: 'maybe', day: 'soon', owner: 'Bob', tags: 'Red, Green' }),
    ).toEqual({
      name: 'maxLength',
      power: 'atLeast',
      state: 'sheetUnknown',
      day: 'sheetUnreadable',
      owner: 'sheetAmbiguous',
      tags: 'sheetUnknown',
    });
    expect(rulesOf({ code: 1234567890123456, power: '#N/A', owner: 'b1', state: 'Off' })).toEqual({
      name: 'required',
      code: 'sheetDigits',
      power: 'sheetError',
      why: 'required',
    });
    expect(rulesOf({ name: 'A', why: 'not asked while it is on' })).toEqual({});
  });
});

describe('the rows of an import', () => {
  const three = () =>
    createImportStore(
      [
        newRow(reader, 2, { name: 'A', code: 'x' }),
        newRow(reader, 3, { name: 'B', code: 'X ' }),
        newRow(reader, 4, { name: '', code: 'y' }),
      ],
      reader,
    );
  const states = (store: ReturnType<typeof three>) => store.snapshot().rows.map(stateOf);

  it('are corrected, taken out and put back; a value that stands twice is one problem', () => {
    const store = three();
    expect(states(store)).toEqual(['ready', 'failed', 'failed']);
    expect(store.snapshot().rows[1]?.problems).toEqual({ code: { rule: 'sheetTwin', args: { line: 2 } } });
    store.remove(2);
    expect(states(store)).toEqual(['ready', 'failed']);
    store.edit(4, 'name', 'C');
    expect(states(store)).toEqual(['ready', 'ready']);
    store.restore();
    expect(store.snapshot().rows.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it('are not changed any more once they were sent; a correction answers what the server said of that cell', () => {
    vi.useFakeTimers();
    const store = three();
    store.tell(
      new Map<number, RowNews>([
        [2, { sent: 'done', said: {} }],
        [4, { said: { code: { rule: 'server', text: 'taken' }, '': { rule: 'server', text: 'no' } } }],
      ]),
    );
    store.edit(2, 'name', 'other');
    store.remove(2);
    store.edit(4, 'name', 'C');
    expect(states(store)).toEqual(['done', 'failed', 'refused']);
    store.edit(4, 'code', 'z');
    expect(states(store)).toEqual(['done', 'failed', 'ready']);
    expect(store.snapshot().rows[0]?.cells.name).toBe('A');
    vi.useRealTimers();
  });

  it('are corrected once a cell says something else, or a row is out', () => {
    const store = three();
    store.edit(2, 'name', 'A');
    expect(store.snapshot().corrected).toBe(false);
    store.remove(3);
    expect(store.snapshot().corrected).toBe(true);
    store.restore();
    expect(store.snapshot().corrected).toBe(false);
    store.edit(2, 'name', 'B');
    expect(store.snapshot().corrected).toBe(true);
  });

  it.each([
    [{ name: 'Sample', code: 'S-1 ' }, true],
    [{ name: 'Sample' }, false],
    [{ name: 'Sample', code: 'S-2' }, false],
    [{ name: 'Sample', code: 'S-1', power: 3 }, false],
  ])('%j says all of an example: %s', (cells, expected) =>
    expect(isExample(cells, { name: 'Sample', code: 'S-1', power: null })).toBe(expected),
  );

  it('leave empty lines and the example of the template out', async () => {
    const example = { name: 'Sample', code: 'S-1' };
    const rows = await readImportRows(
      [
        ['Name', 'Code'],
        ['Sample', 'S-1'],
        [null, ' '],
        ['A', 'a'],
      ],
      0,
      ['name', 'code'],
      reader,
      (cells) => isExample(cells, example),
    );
    expect(rows.map(({ line, cells }) => [line, cells])).toEqual([[4, { name: 'A', code: 'a' }]]);
  });
});
