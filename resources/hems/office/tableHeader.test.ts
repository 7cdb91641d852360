import { expect, test } from 'vitest';
import { lead } from '@schemas/hems/lead';
import { columnsOf } from './tableHeader';

test('takes order, width and choice of the columns from the header', () => {
  const columns = columnsOf(lead, { columns: [{ field: 'status', sort: 2, visible: true }, { field: 'leadNo', sort: 1, visible: 1, width: 140 }, { field: 'email', sort: 3, visible: false }, { field: 'nobody', sort: 4 }] });
  expect(columns.slice(0, 3)).toEqual([{ field: 'leadNo', width: 140 }, { field: 'status' }, { field: 'email', hidden: true }]);
  expect(columns.slice(3).every(({ hidden }) => hidden)).toBe(true);
});

test.each([null, {}, { columns: [] }, { columns: [{ field: 'status', visible: false }] }])('keeps the columns of the schema where the header says %j', (answer) => {
  expect(columnsOf(lead, answer)).toBe(lead.columns);
});
