import { describe, expect, it } from 'vitest';
import { alarmRuns, type AlarmReport } from './alarmRuns';

const MINUTE = 60_000;
/** Reports every five minutes; undefined: none came. */
const every5 = (...values: (number | null | undefined)[]): AlarmReport[] =>
  values.flatMap((value, place) => (value === undefined ? [] : [{ at: place * 5 * MINUTE, value }]));
const min = (minutes: number) => minutes * MINUTE;
const over = (minThreshold: string) => ({ type: 'threshold', triggerCondition: 'gt', minThreshold });

describe('a rule that watches a value', () => {
  it('raises with the first report beyond its bound and ends with the first that is not', () => {
    expect(alarmRuns(over('10'), every5(9, 11, 14, 12, 10, 9, 11, 9), min(60))).toEqual([
      { from: min(5), to: min(20), peak: 14 },
      { from: min(30), to: min(35), peak: 11 },
    ]);
  });

  it('is still raised when nothing ended it until now', () => {
    expect(alarmRuns(over('10'), every5(9, 11, 12), min(60))).toEqual([{ from: min(5), peak: 12 }]);
  });

  it('is raised from the first report on, when that is beyond', () => {
    expect(alarmRuns(over('10'), every5(11, 9), min(60))).toEqual([{ from: 0, to: min(5), peak: 11 }]);
  });

  it('takes a gap for no value: it neither raises nor ends', () => {
    expect(alarmRuns(over('10'), every5(9, undefined, undefined, 9), min(60))).toEqual([]);
    expect(alarmRuns(over('10'), every5(9, 11, undefined, null, 12, 9), min(60))).toEqual([
      { from: min(5), to: min(25), peak: 12 },
    ]);
    expect(alarmRuns({ ...over('0'), triggerCondition: 'le' }, every5(1, null, undefined, 1), min(60))).toEqual([]);
  });

  it('reads reports in any order, and none of the future', () => {
    expect(alarmRuns(over('10'), every5(9, 11, 9, 12).toReversed(), min(14))).toEqual([
      { from: min(5), to: min(10), peak: 11 },
    ]);
  });

  it.each([
    ['gt', '10', null, [10, 11], [11]],
    ['ge', '10', null, [9, 10], [10]],
    ['lt', '10', null, [10, 9], [9]],
    ['le', '10', null, [11, 10], [10]],
    ['eq', '3', null, [1, 3], [3]],
    ['ne', '3', null, [3, 1], [1]],
    ['between', '2', '4', [1, 2, 5, 4, 5], [2, 4]],
    ['outside', '2', '4', [2, 1, 4, 5, 4], [1, 5]],
  ])('%s %s %s', (triggerCondition, minThreshold, maxThreshold, values, peaks) => {
    expect(
      alarmRuns({ type: 'state', triggerCondition, minThreshold, maxThreshold }, every5(...values), min(60)).map(
        ({ peak }) => peak,
      ),
    ).toEqual(peaks);
  });

  it('has its peak furthest beyond the bound', () => {
    expect(
      alarmRuns({ type: 'threshold', triggerCondition: 'lt', minThreshold: '0' }, every5(1, -1, -5, -2, 1), min(60))[0]
        ?.peak,
    ).toBe(-5);
    expect(
      alarmRuns(
        { type: 'threshold', triggerCondition: 'outside', minThreshold: '0', maxThreshold: '10' },
        every5(12, -3, 5),
        min(60),
      )[0]?.peak,
    ).toBe(-3);
  });

  it('raises nothing while the rule is not complete', () => {
    for (const trigger of [
      {},
      { type: 'threshold' },
      over(''),
      { ...over('1'), triggerCondition: 'twice' },
      { ...over('1'), triggerCondition: 'between' },
      { type: 'offline' },
    ])
      expect(alarmRuns(trigger, every5(5, undefined, 5), min(600))).toEqual([]);
  });
});

describe('a rule that watches for silence', () => {
  const offline = { type: 'offline', offlineDuration: 15 };

  it('raises when the silence is longer than it allows, and ends with the next report', () => {
    expect(alarmRuns(offline, every5(1, 1, undefined, undefined, undefined, undefined, 1), min(32))).toEqual([
      { from: min(20), to: min(30), peak: null },
    ]);
  });

  it('allows a silence of just that length', () => {
    expect(alarmRuns(offline, every5(1, undefined, undefined, 1), min(30))).toEqual([]);
    expect(alarmRuns(offline, every5(1), min(15))).toEqual([]);
  });

  it('is still raised when no report came until now, whatever the last one said', () => {
    expect(alarmRuns(offline, every5(1, null), min(21))).toEqual([{ from: min(20), peak: null }]);
  });

  it('knows nothing of the time before the first report', () => {
    expect(alarmRuns(offline, [], min(600))).toEqual([]);
    expect(alarmRuns(offline, [{ at: min(590), value: 1 }], min(600))).toEqual([]);
  });
});
