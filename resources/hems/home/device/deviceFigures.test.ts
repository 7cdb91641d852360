import { describe, expect, it } from 'vitest';
import { liveFigures, measuresOf } from './deviceFigures';

const kw = (value: number | null) => ({ value, unit: 'kW' });
const all = { power: { value: 1.234, unit: 'kW' }, temperatureValue: '21.54', socValue: 83.6 };
const shown = (type: string, raw: object = all) => {
  const { main, beside } = measuresOf(type, { ...raw });
  return [main, ...beside].map(({ key, decimals }) => `${key} ${decimals}`);
};

describe('what a card measures', () => {
  it.each([
    // covers HR-160, HR-310
    ['0', ['power 2', 'temperature 1']],
    // covers HR-161
    ['1', ['power 2']],
    // covers HR-162, HR-311
    ['2', ['power 2', 'temperature 1']],
    // covers HR-163, HR-312, HE-302, HE-303, HE-304
    ['3', ['power 2', 'soc 0', 'temperature 1']],
    // covers HR-164
    ['4', ['power 2', 'soc 0', 'temperature 1']],
    // covers HR-165
    ['5', ['power 2', 'soc 0', 'temperature 1']],
    // covers HR-166
    ['6', ['temperature 1', 'power 2']],
    // covers HR-167
    ['100', ['power 2', 'temperature 1']],
    // covers HR-168
    ['101', ['power 2', 'temperature 1']],
    // covers HR-169
    ['102', ['power 2', 'temperature 1']],
    // covers HR-170
    ['103', ['temperature 1', 'power 2']],
    // covers HR-171
    ['104', ['power 2', 'temperature 1']],
    ['999', ['power 2', 'temperature 1']],
  ])('of type %s', (type, figures) => expect(shown(type)).toEqual(figures));

  it('falls back on what is told, and on nothing', () => {
    expect(shown('6', { power: { value: 0, unit: 'W' } })).toEqual(['power 2']);
    expect(measuresOf('6', { power: { value: 0, unit: 'W' } }).main.amount).toEqual({ value: 0, unit: 'W' });
    expect(measuresOf('3', {})).toEqual({ main: { key: 'power', amount: kw(null), decimals: 2 }, beside: [] });
    expect(measuresOf('2', { power: '0.5' }).main.amount).toEqual(kw(0.5));
  });
});

const wholeLive = Object.fromEntries(
  [
    'reducedCo',
    'todayProduced',
    'monthProduced',
    'todayCharged',
    'monthCharged',
    'todayDisCharged',
    'monthDisCharged',
    'todayPurchased',
    'monthPurchased',
    'todayExported',
    'monthExported',
    'todayConsumed',
    'monthConsumed',
    'cycle',
  ].map((key) => [key, null]),
);

describe('the list of figures', () => {
  it.each([
    // covers HE-320, HE-321
    ['0', ['todayConsumed', 'monthConsumed']],
    // covers HE-316, HE-317, HE-318, HE-319
    ['1', ['todayPurchased', 'monthPurchased', 'todayExported', 'monthExported']],
    // covers HE-309, HE-310, HE-311
    ['2', ['todayProduced', 'monthProduced', 'reducedCo']],
    // covers HE-312, HE-313, HE-314, HE-315, HE-322
    ['3', ['todayCharged', 'monthCharged', 'todayDisCharged', 'monthDisCharged', 'cycle']],
    ['4', ['todayCharged', 'monthCharged', 'todayDisCharged', 'monthDisCharged']],
    ['5', ['todayCharged', 'monthCharged', 'todayDisCharged', 'monthDisCharged', 'cycle']],
    ['6', ['todayConsumed', 'monthConsumed']],
    ['100', ['todayProduced', 'monthProduced', 'reducedCo']],
    ['101', ['todayConsumed', 'monthConsumed']],
    ['102', ['todayConsumed', 'monthConsumed']],
    ['103', ['todayConsumed', 'monthConsumed']],
    ['104', ['todayConsumed', 'monthConsumed']],
  ])('of type %s', (type, keys) => expect(liveFigures(type, wholeLive).map(({ key }) => key)).toEqual(keys));

  it('has what is named, also without a value, and others only with one', () => {
    expect(
      liveFigures('2', { todayProduced: '3.456', reducedCo: null, cycle: 12, todayConsumed: null, color: 'red' }),
    ).toEqual([
      { key: 'todayProduced', amount: { value: 3.456, unit: 'kWh' }, decimals: 2 },
      { key: 'reducedCo', amount: { value: null, unit: 'kg' }, decimals: 2 },
      { key: 'cycle', amount: { value: 12, unit: '' }, decimals: 0 },
    ]);
  });

  it('takes units of the wire', () =>
    expect(liveFigures('2', { monthProduced: { value: 1.2, unit: 'MWh' } })[0]?.amount).toEqual({
      value: 1.2,
      unit: 'MWh',
    }));
});
