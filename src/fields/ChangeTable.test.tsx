import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChangeTable, type Changed } from './ChangeTable';

afterEach(cleanup);

const HEAD = { name: 'Figure', before: 'Now', after: 'Then', difference: 'Difference' };
const row = (one: Partial<Changed>): Changed => ({ key: 'a', name: 'Sold', before: 1, after: 1, ...one });
function cells(one: Partial<Changed>, head: Parameters<typeof ChangeTable>[0]['head'] = HEAD) {
  render(<ChangeTable label="What changes" head={head} rows={[row(one)]} />);
  const [heads, texts] = screen
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => textContent));
  return { heads, texts };
}

it('tells figures before and after, and by how much they differ', () =>
  expect(cells({ unit: 'kWh', before: 1200, after: 1350.5 })).toEqual({
    heads: ['Figure', 'Now', 'Then', 'Difference'],
    texts: ['Sold kWh', '1,200.00', '1,350.50', '+150.50'],
  }));

it('tells less with its sign, and less than a digit as nothing', () => {
  expect(cells({ before: 2, after: 1 }).texts?.at(-1)).toBe('−1.00');
  cleanup();
  expect(cells({ before: 2, after: 1.999 }).texts?.at(-1)).toBe('0.00');
});

it('tells no difference where a figure is unknown', () =>
  expect(cells({ before: null, after: 5 }).texts).toEqual(['Sold', '-', '5.00', '-']));

it('has a column for what the figures are of', () =>
  expect(cells({ quantity: '12.00 kWh' }, { ...HEAD, quantity: 'Quantity' })).toEqual({
    heads: ['Figure', 'Quantity', 'Now', 'Then', 'Difference'],
    texts: ['Sold', '12.00 kWh', '1.00', '1.00', '0.00'],
  }));
