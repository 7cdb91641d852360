import { describe, expect, it } from 'vitest';
import { dispersionOf } from './dispersion';

describe('dispersion of strings', () => {
  it('is the deviation of all strings over their mean (operations, 8.2)', () => {
    const { mean, dispersion, grade, low } = dispersionOf([8.2, 8.1, 8.3, 6.1]);
    expect(mean).toBeCloseTo(7.675, 6);
    expect(dispersion).toBeCloseTo(11.88, 2);
    expect(grade).toBe('improve');
    expect(low).toEqual([3]);
  });
  it.each([
    [[8, 8, 8], 'stable'],
    [[1.05, 0.95], 'good'],
    [[1.2, 0.8], 'rectify'],
    [[8, 0, 8], 'abnormal'],
    [[8], 'notAnalysed'],
    [[0, 0], 'notAnalysed'],
  ])('%j is %s', (currents, grade) => expect(dispersionOf(currents).grade).toBe(grade));
});
