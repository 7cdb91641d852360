import { expect, test } from 'vitest';
import type { DrawnSeries } from './drawnSeries';
import { toneMarks } from '../../tones/toneMarks';
import { pieSlices } from './pieSlices';

const drawn = (key: string, values: readonly (number | null)[], sums?: boolean): DrawnSeries => ({
  as: 'bar',
  look: { color: '#000', fill: '#000', mark: toneMarks.neutral },
  series: { key, name: key, kind: 'bar', values, ...(sums !== undefined && { sums }) },
});

test('energies are added up, of powers the mean is taken; what comes to nothing has no share', () => {
  const shares = (sums: boolean | undefined) =>
    pieSlices([drawn('a', [1, 2, null], sums), drawn('b', [3, 3, 3], sums), drawn('c', [-1, 0], sums)]).map(
      ({ sum, share }) => [sum, Number(share.toFixed(3))],
    );
  expect(shares(true)).toEqual([
    [3, 0.25],
    [9, 0.75],
  ]);
  expect(shares(undefined)).toEqual([
    [3, 0.25],
    [9, 0.75],
  ]);
  expect(shares(false)).toEqual([
    [1.5, 0.333],
    [3, 0.667],
  ]);
});
