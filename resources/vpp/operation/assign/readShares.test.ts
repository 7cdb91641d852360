import { expect, it } from 'vitest';
import { assignedSum, powerOf, readShares, shareProblem } from './readShares';

const ROW = {
  id: 'o a',
  resourceId: 'a',
  resourceName: 'Line 1',
  participate: 1,
  locked: 'false',
  baselinePower: '385.25',
  adjustablePower: '137.08',
  assignedPower: { value: 100.1, unit: 'kW' },
};

it('reads rows tolerantly, and none from what is no row', () => {
  const [row] = readShares({ list: [ROW, null, { participate: true }], totalSize: '3' });
  expect(row).toMatchObject({
    id: 'a',
    name: 'Line 1',
    participate: true,
    locked: false,
    baseline: 385.25,
    adjustable: 137.08,
    assigned: 100.1,
  });
  expect(readShares({ list: [ROW, null, { participate: true }] })).toHaveLength(1);
  expect(readShares({ list: null })).toEqual([]);
});

it('adds up to the hundredth, without who takes no part', () => {
  const [row] = readShares([ROW]);
  if (!row) throw new Error('no row');
  expect(assignedSum([row, { ...row, assigned: 0.2 }, { ...row, participate: false, assigned: 5 }])).toBe(100.3);
  expect(powerOf({ ...row, assigned: 'abc' })).toBe(0);
});

it('tells what is no number and what is too much', () => {
  const [row] = readShares([ROW]);
  if (!row) throw new Error('no row');
  expect([137.08, 137.09, -1, 1.234, 'x', null].map((assigned) => shareProblem({ ...row, assigned }))).toEqual([
    undefined,
    'most',
    'number',
    'number',
    'number',
    'number',
  ]);
  expect(shareProblem({ ...row, participate: false, assigned: 'x' })).toBeUndefined();
});
