import { describe, expect, it } from 'vitest';
import { defineResource, enumeration, text } from '@/dsl';
import type { Sheet } from '@/schema/sheet/workbook/workbook';
import { guess, headingsOf, hiddenRowsOf, leftOut, mayBeNeeded, missingFields } from './choice';

const pole = defineResource({
  name: 'area/pole',
  api: { base: '/area/pole', create: 'POST create' },
  fields: {
    name: text({ required: true }),
    state: enumeration([0, 1], { required: true, default: 1 }),
    // the three ways a field is required under a condition
    why: text({ required: true }),
    whom: text(),
    hint: text(),
    note: text(),
  },
  when: {
    why: { visible: { state: 0 } },
    whom: { required: { state: { ne: 1 } } },
    hint: { required: { name: { empty: true } } },
  },
});
const columns = Object.keys(pole.fields);

describe('the columns a sheet must have', () => {
  it('are those every row needs: no default, no condition', () =>
    expect(missingFields(pole, columns, [null])).toEqual(['name']));
  it('are filled from the sheet', () => expect(missingFields(pole, columns, [null, 'name'])).toEqual([]));
  it('leave out what only some rows need, which is there to be filled in all the same', () => {
    expect(columns.filter((name) => mayBeNeeded(pole, name))).toEqual(['name', 'state', 'why', 'whom', 'hint']);
  });
});

const FIELDS = [
  { name: 'device', names: ['Device'] },
  { name: 'start', names: ['Forward reading, start'] },
  { name: 'end', names: ['Forward reading, end'] },
  { name: 'back', names: ['Reverse reading, start'] },
  { name: 'backEnd', names: ['Reverse reading, end'] },
];
const title = 'Readings of a day';
/** As a file is read: each cell of a merged area has its value. */
const READINGS: Sheet = {
  name: 'Data',
  rows: [
    [title, title, title, title, title, null],
    ['Device', 'Forward reading', 'Forward reading', 'Reverse reading', 'Reverse reading', null],
    ['Device', 'Start', 'End', 'Start', 'End', 'Note'],
    ['A', '1', '2', '3', '4', 'x'],
    ['A', '4', '5', '6', '7', 'y'],
  ],
  merged: [
    { top: 0, left: 0, bottom: 0, right: 5 },
    { top: 1, left: 0, bottom: 2, right: 0 },
    { top: 1, left: 1, bottom: 1, right: 2 },
    { top: 1, left: 3, bottom: 1, right: 4 },
    { top: 3, left: 0, bottom: 4, right: 0 },
  ],
  hiddenRows: [1, 3],
};

describe('a sheet with merged headings', () => {
  it('has each below the one that is merged over several, and none below its title', () => {
    expect(headingsOf(READINGS, 2)).toEqual([
      'Device',
      'Forward reading Start',
      'Forward reading End',
      'Reverse reading Start',
      'Reverse reading End',
      'Note',
    ]);
    expect(headingsOf(READINGS, 1)).toEqual([
      'Device',
      'Forward reading',
      'Forward reading',
      'Reverse reading',
      'Reverse reading',
      '',
    ]);
  });

  it('is matched by them', () =>
    expect(guess([READINGS], FIELDS)).toMatchObject({
      headerRow: 2,
      mapping: ['device', 'start', 'end', 'back', 'backEnd', null],
    }));

  it('is matched without them where that finds more', () => {
    const plain = ['Device', 'Start', 'End', 'Note'].map((name) => ({ name, names: [name] }));
    expect(guess([READINGS], plain, 0, 2).mapping).toEqual(['Device', 'Start', 'End', null, null, 'Note']);
  });
});

describe('rows that a sheet hides', () => {
  it('are those below the headings', () =>
    expect([hiddenRowsOf(READINGS, 2), hiddenRowsOf(READINGS, 0)]).toEqual([[3], [1, 3]]));

  it('are left out or not, as a person says', () => {
    const choice = { sheet: 0, headerRow: 2, mapping: [] };
    expect([...leftOut(READINGS, { ...choice, withHidden: false })]).toEqual([3]);
    expect([...leftOut(READINGS, { ...choice, withHidden: true })]).toEqual([]);
  });
});
