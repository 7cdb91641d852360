import { expect, it } from 'vitest';
import { evenColumns } from './evenColumns';

const of = (columns: number, last: number) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  '& > :last-child': { gridColumn: `span ${last}` },
});

it('fills as few rows as fit evenly, and the last one to its end', () => {
  const rules = evenColumns(7, 168);
  expect(rules).toMatchObject(of(2, 2)); // four rows of two
  expect(rules['@container (min-width: 504px)']).toEqual(of(3, 3));
  expect(rules['@container (min-width: 1008px)']).toEqual(of(4, 2)); // six would fit
  expect(rules['@container (min-width: 1176px)']).toEqual(of(7, 1));
});

it('has one column for one tile and never more columns than tiles', () => {
  expect(evenColumns(1, 168)).toEqual(of(1, 1));
  expect(Object.keys(evenColumns(3, 100))).toEqual([
    'gridTemplateColumns',
    '& > :last-child',
    '@container (min-width: 300px)',
  ]);
});
