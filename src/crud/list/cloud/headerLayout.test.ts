import { expect, test } from 'vitest';
import { arrangeColumns } from '../columns/arrangeColumns';
import { PLAIN_LAYOUT } from '../columns/ColumnLayout';
import { headerOf, layoutOf } from './headerLayout';

const columns = [{ field: 'no', width: 120 }, { field: 'status' }, { field: 'email' }, { field: 'added' }];
const shown = (answer: object | null) =>
  arrangeColumns(columns, layoutOf(columns, answer)).flatMap((one) => (one.shown ? [one.field] : []));

// covers H-133
test('takes order, width, side and choice of the columns from the header', () => {
  const said = {
    columns: [
      { field: 'status', sort: 2, visible: true },
      { field: 'no', sort: 1, visible: 1, width: 140, fixed: 'left' },
      { field: 'email', sort: 3, visible: false },
      { field: 'nobody', sort: 4 },
    ],
  };
  expect(shown(said)).toEqual(['no', 'status']);
  expect(layoutOf(columns, said)).toMatchObject({
    widths: { no: 140 },
    pinned: { no: 'left' },
    hidden: ['email', 'added'],
  });
});

test.each([null, {}, { columns: [] }, { columns: null }, { columns: [{ field: 'status', visible: false }] }])(
  'keeps the columns of the schema where the header says %j',
  (answer) => {
    expect(layoutOf(columns, answer)).toEqual(PLAIN_LAYOUT);
  },
);

// covers H-134
test('says what it was told again, and nothing for the columns of the schema', () => {
  const layout = {
    ...PLAIN_LAYOUT,
    order: ['email', 'no', 'status', 'added'],
    hidden: ['added'],
    pinned: { email: 'left' as const },
  };
  const header = headerOf(columns, layout, (field) => field.toUpperCase());
  expect(header[0]).toEqual({
    field: 'email',
    title: 'EMAIL',
    visible: true,
    fixed: 'left',
    width: null,
    sort: 1,
    sortable: true,
  });
  expect(shown({ columns: header })).toEqual(['email', 'no', 'status']);
  expect(headerOf(columns, PLAIN_LAYOUT, String)).toEqual([]);
});
