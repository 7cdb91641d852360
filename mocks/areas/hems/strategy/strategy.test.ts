import { objectOf } from '@/schema/objectOf';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/schema/dates/clock';
import { forecastErrors, percentShares } from '@schemas/hems/parts/forecastErrors';
import { seedId } from '../../../core/ids';
import { at, listAt, testBackend } from '../../../testing';
import backOffice from '../back-office/module';
import hems from '../home/module';
import strategy from './module';

const NOW = Date.parse('2026-06-12T14:20:00Z');
const USER = seedId('customer 100001 0');
const WEB = '/iems-goeu-web/web';
const backend = testBackend({ modules: [hems, backOffice, strategy], clock: () => NOW });
let token = '';
const request = (path: string, params: object = {}) => backend.call(`POST ${WEB}/${path}`, params, token);
const numbers = (value: unknown): (number | null)[] =>
  Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'number' ? one : null)) : [];

beforeAll(async () => {
  token = await backend.token('admin@demo.energy');
});

describe('forecast accuracy', () => {
  const requested = { cusUserId: USER, beginDate: '2026-06-05', endDate: '2026-06-11', type: 1, accuracyType: 3 };

  it('is computed from the forecasts and what came of them: bars, cards and rows say the same', async () => {
    const answer = await request('ai/accuracy/load', requested);
    const labels = at(answer, 'xlist');
    expect(labels).toEqual(Array.from({ length: 7 }, (_, place) => addDays('2026-06-05', place)));
    const [bars] = listAt(answer, 'ylist');
    const page = await request('ai/accuracy/list', {
      ...requested,
      tradeDateTime: '2026-06-07',
      pageNum: 1,
      pageSize: 200,
    });
    const rows = listAt(page);
    expect(rows).toHaveLength(96);
    const judged = 4; // six hours before
    const pairs = rows.flatMap(({ forecastValues, actualValues }) => {
      const [forecast = null, actual = null] = [numbers(forecastValues)[judged], numbers(actualValues)[judged]];
      return forecast === null || actual === null ? [] : [{ forecast, actual }];
    });
    expect(numbers(bars?.list)[2]).toBeCloseTo(forecastErrors(pairs).accuracy ?? Number.NaN, 5);
    const mae = await request('ai/accuracy/load', { ...requested, type: 2 });
    expect(numbers(listAt(mae, 'ylist')[0]?.list)[2]).toBeCloseTo(forecastErrors(pairs).mae ?? Number.NaN, 5);
    const shares = listAt(answer, 'percentList').map(({ percent }) => Number(percent));
    expect(Math.round(shares.reduce((sum, one) => sum + one * 100, 0))).toBe(10_000);
    expect(percentShares([1, 2])).toHaveLength(2);
  });

  it('has a column a lead time, none of them before the forecast was made', async () => {
    const [row] = listAt(
      await request('ai/accuracy/list', { ...requested, tradeDateTime: '2026-06-07', pageNum: 1, pageSize: 10 }),
    );
    const times = Array.isArray(row?.times) ? row.times.map(String) : [];
    expect(times).toHaveLength(8);
    expect(times.every((time) => time < String(row?.timePoint))).toBe(true);
    const detail = await request('ai/accuracy/detail', {
      cusUserId: USER,
      type: 1,
      accuracyType: 3,
      timePoint: row?.timePoint,
    });
    expect([at(detail, 'mae'), at(detail, 'accuracy')]).toEqual([row?.mae, row?.accuracy]);
  });

  it('answers a month of all lead times soon', async () => {
    const begun = performance.now();
    await request('ai/accuracy/generation', {
      ...requested,
      beginDate: '2026-05-12',
      endDate: '2026-06-11',
      accuracyType: 4,
    });
    const first = performance.now() - begun;
    const again = performance.now();
    await request('ai/accuracy/list', {
      ...requested,
      beginDate: '2026-05-12',
      endDate: '2026-06-11',
      accuracyType: 4,
      tradeDateTime: '2026-06-02',
      pageNum: 1,
      pageSize: 10,
    });
    expect(first).toBeLessThan(20_000);
    expect(performance.now() - again).toBeLessThan(5000);
  });

  it('exports a week at most, and nothing of the future', async () => {
    expect(
      (await request('ai/accuracy/export', { ...requested, beginDate: '2026-06-05', endDate: '2026-06-12' })).code,
    ).toBe('4001');
    expect(
      (await request('ai/accuracy/export', { ...requested, beginDate: '2026-06-20', endDate: '2026-06-21' })).code,
    ).toBe('4001');
    const { response } = await request('ai/accuracy/export', requested);
    expect((await response.text()).trim().split('\r\n')).toHaveLength(1 + 7 * 96);
  });
});

describe('a customer user', () => {
  it('is refused to whoever may not see his home, and without a name', async () => {
    expect((await request('analysis/userSnapshot', { cusUserId: '1', snapshotDate: '2026-06-12' })).code).toBe('4004');
    expect((await backend.call(`POST ${WEB}/analysis/userSnapshot`, { cusUserId: USER })).status).toBe(401);
  });

  it('has plans made of forecasts: solid until they were made, then planned; modes cover the day', async () => {
    const times = listAt(
      await request('analysis/strategy/time', { cuserId: USER, date: '2026-06-12', type: 'ai' }),
      'dateTimeList',
    );
    expect(times).toHaveLength(17);
    const chosen = times[8];
    const plan = await request('analysis/strategyAnalysis', {
      cuserId: USER,
      localDateTime: chosen?.datetime,
      strategyRequestId: chosen?.requestId,
    });
    const ranges = listAt(plan, 'rangeList');
    expect(ranges.length).toBeGreaterThan(0);
    expect(ranges.every(({ startPoint, endPoint }) => String(startPoint) < String(endPoint))).toBe(true);
    const load = listAt(plan, 'ylist').find(({ dataKey }) => dataKey === '7');
    const values = Array.isArray(load?.list)
      ? load.list.map((one: unknown) => Reflect.get(objectOf(one), 'value') as unknown)
      : [];
    expect(values).toHaveLength(96);
    expect(values.slice(40).every((value) => typeof value === 'number' && value >= 0)).toBe(true);
  });

  // the parts of a bill agree: rows of the table, series of the chart
  it('has a bill whose rows are its chart', async () => {
    const answer = await request('analysis/revenueAnalysis', {
      cusUserId: USER,
      cuserId: USER,
      beginDate: '2026-06-05',
      endDate: '2026-06-11',
      dateType: 1,
      pageNum: 1,
      pageSize: 10,
    });
    const cost = listAt(answer, 'ylist').find(({ dataKey }) => dataKey === 'purchaseCost');
    expect(
      listAt(answer)
        .map(({ purchaseCost }) => purchaseCost)
        .toReversed(),
    ).toEqual(cost?.list);
  });

  it('keeps the switch and the rules of his alarms, and monitors what is newer', async () => {
    await request('analysis/alarm/config/update', { cuserId: USER, alarmNotificationSwitch: 1 });
    expect(at(await request('analysis/alarm/config', { cuserId: USER }), 'alarmNotificationSwitch')).toBe(1);
    const rules = listAt(await request('analysis/alarm/rule/list', { ruleType: 1, cuserId: USER }));
    const [first] = rules;
    await request('analysis/alarm/rule/bind', { analysisAlarmRuleIdList: [first?.id], cuserId: USER, ruleType: 1 });
    expect(
      listAt(await request('analysis/alarm/rule/list', { ruleType: 1, cuserId: USER }))
        .filter(({ selected }) => selected === 1)
        .map(({ id }) => id),
    ).toEqual([first?.id]);
    expect(listAt(await request('analysis/alarm/monitor', { cuserId: USER, lastTime: '2026-06-12 23:59:00' }))).toEqual(
      [],
    );
    const alarms = await request('analysis/alarm/page', { cuserId: USER, alarmSeverity: 2, pageNum: 1, pageSize: 10 });
    expect(listAt(alarms).every(({ alarmSeverity }) => alarmSeverity === 2)).toBe(true);
  });

  it('has a log that is filtered by what it names', async () => {
    const all = listAt(await request('analysis/userBehavior', { cusUserId: USER, pageNum: 1, pageSize: 100 }));
    expect(all.length).toBeGreaterThan(20);
    const some = listAt(
      await request('analysis/userBehavior', {
        cusUserId: USER,
        startTime: '2026-06-01 00:00:00',
        endTime: '2026-06-05 23:59:59',
        pageNum: 1,
        pageSize: 100,
      }),
    );
    expect(
      some.every(({ createDtme }) => String(createDtme) >= '2026-06-01' && String(createDtme) < '2026-06-06'),
    ).toBe(true);
  });
});
