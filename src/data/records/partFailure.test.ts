import { expect, test } from 'vitest';
import { partFailure } from './partFailure';

test('tells what of several records failed, and why', () => {
  const failure = partFailure(['1', '2', '3'], {
    successCount: 1,
    failCount: 2,
    failList: [
      { id: '2', reason: 'No area is published.' },
      { row: 3, reason: 'Gone.' },
    ],
  });
  expect(failure?.succeeded).toEqual(['1']);
  expect(failure?.failed.map(({ id, error }) => [id, error.message])).toEqual([
    ['2', 'No area is published.'],
    ['3', 'Gone.'],
  ]);
});

test.each([null, {}, { failList: null }, { successCount: 2, failCount: 0, failList: [] }])(
  'takes %j for a success',
  (answer) => {
    expect(partFailure(['1', '2'], answer)).toBeUndefined();
  },
);
