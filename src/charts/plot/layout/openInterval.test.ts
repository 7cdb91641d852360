import { describe, expect, it } from 'vitest';
import type { ChartSeries, ChartSpec } from '../../chart';
import { axisLabels } from './axisLabels';
import { inStep, niceScale } from './niceScale';
import { openInterval } from './openInterval';
import { splitAround } from './splitAtNow';
import { usualEnds } from './valueExtent';

const DAY = 86_400_000;
const days = (key: string, values: ChartSeries['values'], more: Partial<ChartSeries> = {}): ChartSeries => ({
  key,
  name: key,
  kind: 'bar',
  values,
  times: values.map((_, place) => place * DAY),
  ...more,
});
const chart = (series: readonly ChartSeries[], now?: number): ChartSpec => ({
  id: 'c',
  title: '',
  scale: { kind: 'time', zone: 'UTC', from: 0, to: 5 * DAY },
  axes: [{ unit: 'kWh' }],
  series,
  ...(now !== undefined && { now }),
});
const drawn = (values: ChartSeries['values']) => ({
  series: days('rate', values, { kind: 'line', ofIntervals: true }),
  as: 'line' as const,
  look: { color: '#000000', fill: '#000000', mark: { path: '' } },
});

describe('an interval that is not over yet', () => {
  it('is the day that now lies in, also at its first moment', () => {
    const spec = chart([days('a', [1, 2, 3]), days('rate', [1, 2, 3], { kind: 'line', ofIntervals: true })], 2 * DAY);
    expect(openInterval(spec)).toEqual({ from: 2 * DAY, to: 3 * DAY });
    expect(openInterval({ ...spec, now: 2.9 * DAY })).toEqual({ from: 2 * DAY, to: 3 * DAY });
  });

  it('is none where nothing says when now is, after all of them, and among moments', () => {
    expect(openInterval(chart([days('a', [1, 2])]))).toBeUndefined();
    expect(openInterval(chart([days('a', [1, 2])], 4 * DAY))).toBeUndefined();
    expect(openInterval(chart([days('a', [1, 2]), days('power', [1, 2], { kind: 'line' })], DAY))).toBeUndefined();
  });

  it('parts what was from what will be', () => {
    const middles = [0.5, 1.5, 2.5, 3.5].map((day) => day * DAY);
    expect(splitAround(middles, [1, 2, 3, 4], { from: 2 * DAY, to: 3 * DAY })).toEqual({
      past: [1, 2, null, null],
      open: [null, null, 3, null],
      future: [null, null, null, 4],
    });
  });
});

describe('axes', () => {
  const endsOf = (values: ChartSeries['values']) =>
    usualEnds('%', [drawn(values)], () => ({ xs: [], columns: new Map([['rate', values]]) }));

  it('of shares go from 0 to 100, whatever one wrong day says', () => {
    expect(endsOf([87, 88, 86])).toEqual({ min: 0, max: 100 });
    expect(endsOf([177, ...Array.from({ length: 10 }, () => 87)])).toEqual({ min: 0, max: 100 });
    expect(endsOf([120, 130, 80])).toBeUndefined();
    expect(endsOf([-5, 3])).toBeUndefined();
  });

  it('have zero at one height, and a share takes the steps of the amounts', () => {
    const [amounts, share] = inStep([niceScale(-80, 70, 4), niceScale(0, 100, 4, { min: 0, max: 100 })]);
    expect(amounts).toMatchObject({ min: -100, max: 100, interval: 50 });
    expect(share).toMatchObject({ min: -100, max: 100, interval: 50, shownFrom: 0 });
  });

  it('count large sums in thousands and millions, said once in the unit', () => {
    const labels = axisLabels(niceScale(0, 4_400_000, 4), { unit: '€' }, 'en');
    expect([labels.unit, labels.text(2_000_000)]).toEqual(['M\u00a0€', '2']);
    expect(axisLabels(niceScale(0, 4_400_000, 4), { unit: '元' }, 'zh').unit).toBe('万\u00a0元');
    expect(axisLabels(niceScale(0, 44_000, 4), { unit: 'kWh' }, 'en').text(20_000)).toBe('20,000');
  });
});
