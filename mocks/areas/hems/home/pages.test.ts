import { objectOf } from '@/schema/objectOf';
import { beforeAll, describe, expect, it } from 'vitest';
import { at, listAt } from '../../../testing';
import { cellsOf, homesAt, numberAt, sumOf, valuesAt } from './hemsTesting';

const NOW = '2026-10-25T11:37:20Z';
let homes: Awaited<ReturnType<typeof homesAt>>;
beforeAll(async () => {
  homes = await homesAt(NOW);
});

const days = (startDate: string, endDate = startDate) => ({ stationId: '100002', startDate, endDate });
const CHARTS: readonly (readonly [path: string, params: object])[] = [
  ['station/dashboardDevicePower', { stationId: '100002', date: '2026-10-24' }],
  ['station/energyCostPrice', days('2026-10-20', '2026-10-25')],
  ['station/energyCostQuantity', days('2026-10-20', '2026-10-25')],
  ['station/energyCostAmount', days('2026-10-01', '2026-10-25')],
  ['station/energyUsageAndGeneration', days('2026-10-20', '2026-10-25')],
  ['station/energyUsageSolarPowerUsage', { ...days('2026-10-24'), valueFormat: 2 }],
  ['station/energyUsageCostSaving', days('2026-10-20', '2026-10-25')],
  ['station/energy/chartList', days('2026-10-20', '2026-10-25')],
  ['station/greenPower/chartList', days('2026-10-20', '2026-10-25')],
  ['station/costSaving/saving', days('2026-10-20', '2026-10-25')],
  ['station/costSaving/comparison', days('2026-10-20', '2026-10-25')],
];

describe('the export of a chart', () => {
  // covers HR-274, HR-276, H-037, H-038, H-039, H-040, H-041, H-042
  it.each(CHARTS)('%s holds the same values', async (path, params) => {
    const chart = await homes.tell(path, params);
    const { response } = await homes.request(`${path}/export`, params);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await response.text();
    const rows = cellsOf(text);
    expect(rows).toHaveLength(listAt({ data: chart }, 'xlist').length);
    listAt({ data: chart }, 'ylist').forEach(({ dataKey }, column) => {
      const values = valuesAt(chart, String(dataKey));
      expect(rows.map((row) => row[column + 2])).toEqual(values.map((value) => (value === null ? '' : String(value))));
    });
    expect(
      rows.every(([, utc]) => utc !== undefined && new Date(utc).toISOString() === utc.replace('Z', '.000Z')),
    ).toBe(true);
  });

  it('begins with a byte-order mark and says zone and units, in the language of the caller', async () => {
    const { response } = await homes.request('station/energyCostQuantity/export', days('2026-10-25'), 'zh');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')[0]).toBe(
      '本地时间 (Europe/Amsterdam),UTC,购电 (kWh),上网 (kWh)',
    );
  });

  it('of the dashboard holds the prices where they begin, beside the grid power', async () => {
    const params = { stationId: '100001', date: '2026-10-25' };
    const price = await homes.tell('station/dashboardPrice', params);
    const rows = cellsOf(await (await homes.request('station/dashboardPrice/export', params)).response.text());
    expect(rows).toHaveLength(300);
    expect(rows.flatMap(([, , buy = '']) => (buy === '' ? [] : Number(buy)))).toEqual(
      valuesAt(price, 'purchase', 'priceInfo').filter((value) => value !== null),
    );
    expect(sumOf(rows.map((row) => Number(row[4])))).toBeCloseTo(sumOf(valuesAt(price, 'grid', 'gridPower')), 6);
  });
});

describe('time', () => {
  it('the hour that comes twice is there twice, with its offset', async () => {
    const labels = listAt({ data: await homes.tell('station/energyCostQuantity', days('2026-10-25')) }, 'xlist').map(
      String,
    );
    expect(labels.slice(2, 4)).toEqual(['2026-10-25T02:00:00+02:00', '2026-10-25T02:00:00+01:00']);
    expect(labels).toHaveLength(25);
  });

  // covers HR-131
  it('now is marked where it lies inside, and what comes after it is nothing', async () => {
    const today = await homes.tell('station/dashboardDevicePower', { stationId: '100002', date: '2026-10-25' });
    const index = numberAt(today, 'signList.0.lineIndex');
    expect(listAt({ data: today }, 'xlist')[index]).toBe('2026-10-25T12:35:00+01:00');
    expect(
      valuesAt(today, 'grid')
        .slice(index)
        .every((value) => value === null),
    ).toBe(true);
    expect(
      valuesAt(today, 'grid')
        .slice(0, index)
        .some((value) => value !== null),
    ).toBe(true);
    expect(
      at(
        { data: await homes.tell('station/dashboardDevicePower', { stationId: '100002', date: '2026-10-24' }) },
        'signList',
      ),
    ).toEqual([]);
  });

  it('prices of tomorrow are there from 13:00 of the station on; quantities are not', async () => {
    const early = await homesAt('2026-10-25T11:59:00Z');
    const known = async () =>
      valuesAt(await early.tell('station/energyCostPrice', days('2026-10-25', '2026-10-26')), 'purchase').filter(
        (value) => value !== null,
      ).length;
    expect(await known()).toBe(25);
    early.wait(2);
    expect(await known()).toBe(49);
    expect(valuesAt(await early.tell('station/energyCostQuantity', days('2026-10-26')), 'purchased')).toEqual(
      Array(24).fill(null),
    );
  });

  it('long ranges are told by days, short ones by hours', async () => {
    const labels = async (path: string, start: string) =>
      listAt({ data: await homes.tell(path, days(start, '2026-10-25')) }, 'xlist').map(String)[0];
    expect(await labels('station/energyCostQuantity', '2026-10-17')).toBe('2026-10-17T00:00:00+02:00');
    expect(await labels('station/energyCostQuantity', '2026-10-16')).toBe('2026-10-16');
    expect(await labels('station/energyUsageAndGeneration', '2026-10-25')).toBe('2026-10-25T00:00:00+02:00');
    expect(await labels('station/energy/chartList', '2026-10-25')).toBe('2026-10-25');
  });

  it('a week of the dashboard is its days, whether named by day or to the second', async () => {
    const sum = async (startTime: string, endTime: string) =>
      numberAt(
        await homes.tell('station/dashboardSummary', { stationId: '100002', startTime, endTime }),
        'grid.purchase.value',
      );
    expect(await sum('2026-10-18 00:00:00', '2026-10-24 23:59:59')).toBe(await sum('2026-10-18', '2026-10-24'));
    expect(await sum('2026-10-18', '2026-10-24')).toBeGreaterThan(await sum('2026-10-18', '2026-10-23'));
  });
});

describe('what is not known is nothing, never zero', () => {
  it('for parts a home does not have', async () => {
    const summary = await homes.tell('station/dashboardSummary', {
      stationId: '100003',
      startTime: '2026-10-24',
      endTime: '2026-10-24',
    });
    expect(summary).toMatchObject({
      solar: { GENERATION: { value: null }, co2Reduction: { value: null } },
      battery: { charged: { value: null } },
      hvac: { avgTemp: { value: null } },
      grid: { export: { value: 0 } },
    });
    expect(
      await homes.tell('station/energyUsageSummary', { ...days('2026-10-24'), stationId: '100003' }),
    ).toMatchObject({
      selfUseAndIndependence: [
        { type: 'independence', value: 0 },
        { type: 'selfUse', value: null },
      ],
    });
  });

  it('before there was a home, and since its controller is silent', async () => {
    expect(valuesAt(await homes.tell('station/energyCostQuantity', days('2025-08-01')), 'purchased')).toEqual(
      Array(24).fill(null),
    );
    expect(await homes.tell('station/energyCostSummary', days('2025-08-01'))).toMatchObject([
      { type: 'grid', values: [{ value: null }, { value: null }] },
      {},
      { values: [{ value: null }, {}] },
      {},
      {},
      {},
      {},
    ]);
    expect(await homes.tell('station/dashboardFlow', { stationId: '100013' })).toMatchObject({
      nodes: [{ deviceType: 'GRID', status: 0 }, { status: 0 }, { status: 0 }, { status: 0 }],
      homeLoad: { value: null },
    });
    const devices = await homes.tell('station/portalDeviceList', { stationId: '100013' });
    expect(at({ data: devices }, 'controller')).toMatchObject({ online: 0 });
    expect(new Set(listAt({ data: devices }, 'devices').map(({ status }) => status))).toEqual(new Set([0]));
  });
});

describe('devices', () => {
  // covers HR-160, HR-161, HR-162, HR-163, HR-164
  it('of the first home are of every kind and state, and today is the sum of the day', async () => {
    const data = await homes.tell('station/portalDeviceList', { stationId: '100001' });
    const devices = listAt({ data }, 'devices');
    // covers HR-165, HR-166, HR-168, HR-169, HR-171
    expect(
      [...new Set(devices.map(({ deviceType }) => Number(deviceType)))].toSorted((one, other) => one - other),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 101, 102, 104]);
    expect(devices.filter(({ box }) => box)).toHaveLength(1);
    expect(
      devices.filter(({ registered, status, deviceType }) => registered === 0 && status === 0 && deviceType === 4),
    ).toHaveLength(1);
    expect(devices.filter(({ switchOpen, status }) => switchOpen === 0 && status === 1)).toHaveLength(1);
    const summary = await homes.tell('station/dashboardSummary', {
      stationId: '100001',
      startTime: '2026-10-25',
      endTime: '2026-10-25',
    });
    const of = (type: number, key: string) =>
      numberAt(
        devices.find(({ deviceType }) => deviceType === type),
        `liveData.${key}`,
      );
    expect(of(1, 'todayPurchased')).toBe(numberAt(summary, 'grid.purchase.value'));
    expect(of(2, 'todayProduced')).toBe(numberAt(summary, 'solar.GENERATION.value'));
    expect(of(3, 'todayDisCharged')).toBe(numberAt(summary, 'battery.discharged.value'));
    expect(of(2, 'monthProduced')).toBeGreaterThan(of(2, 'todayProduced'));
  });
});

describe('strategies', () => {
  // covers HR-183
  it('are on, off, or locked by what a home has', async () => {
    const states = async (stationId: string) =>
      Object.values(
        objectOf(at({ data: await homes.tell('station/dashboardStrategyInfo', { stationId }) }, 'addOnStrategy')),
      );
    expect(await states('100001')).toEqual([3, 3, 3, 3]);
    expect(await states('100003')).toEqual([1, 3, 1, 1]);
    expect(await homes.tell('station/dashboardStrategyInfo', { stationId: '100004' })).toMatchObject({
      automaticStatus: 2,
      addOnStrategy: { energyTradingStatus: 2, capacityChargeStatus: 2 },
    });
  });
});

describe('refused', () => {
  const cases: readonly (readonly [path: string, params: object, en: string, zh: string])[] = [
    [
      'station/energyUsageSummary',
      { ...days('2026-10-24'), stationId: '1' },
      'The home does not exist or was deleted.',
      '家庭不存在或已被删除',
    ],
    ['station/dashboardFlow', {}, 'The home does not exist or was deleted.', '家庭不存在或已被删除'],
    ['station/dashboardPrice', { stationId: '100002' }, 'Please select date', '请选择日期'],
    ['station/energy/general', { stationId: '100002', startDate: '2026-10-01' }, 'Please select date', '请选择日期'],
    ['station/energyCostPrice', days('2026-02-30'), 'The date is not valid.', '日期格式不正确'],
    ['station/energyCostPrice', days('25/10/2026'), 'The date is not valid.', '日期格式不正确'],
    [
      'station/dashboardSummary',
      { stationId: '100002', startTime: '2026-10-24 25:00:00', endTime: '2026-10-24' },
      'The date is not valid.',
      '日期格式不正确',
    ],
    [
      'station/energyUsageSummary',
      days('2026-07-24', '2026-10-25'),
      'The time span cannot exceed 3 months',
      '时间跨度不能超过3个月',
    ],
    [
      'station/costSaving/comparison',
      days('2026-07-24', '2026-10-25'),
      'The time span cannot exceed 3 months',
      '时间跨度不能超过3个月',
    ],
    ['station/energyUsageSummary', days('2026-10-26'), 'Dates in the future cannot be chosen.', '不能选择未来日期'],
    [
      'station/dashboardDevicePower',
      { stationId: '100002', date: '2026-07-24' },
      'Only the last 3 months can be chosen.',
      '只能选择最近 3 个月内的日期',
    ],
    [
      'station/energyCostAmount',
      days('2026-10-26', '2026-10-27'),
      'Dates after tomorrow cannot be chosen.',
      '不能选择明天之后的日期',
    ],
    [
      'station/energyCostSummary',
      days('2026-10-25', '2026-10-24'),
      'The start date is after the end date.',
      '开始日期不能晚于结束日期',
    ],
    [
      'station/energyUsageSolarPowerUsage',
      { ...days('2026-10-24'), valueFormat: 3 },
      'The values are energy (1) or percentages (2).',
      '数值格式只能为电量（1）或百分比（2）',
    ],
    ['station/energyCostPrice/export', days(''), 'Please select date', '请选择日期'],
  ];
  // covers HR-226, HR-228, HR-229, HR-231
  it.each(cases)('%s %o: %s', async (path, params, en, zh) => {
    const [english, chinese] = [await homes.request(path, params), await homes.request(path, params, 'zh')];
    expect([english.msg, chinese.msg]).toEqual([en, zh]);
    expect(english.code).not.toBe('0000');
    expect(english.status).toBe(200);
  });

  it('not at the edge of what is allowed', async () => {
    for (const [path, params] of [
      ['station/energyUsageSummary', days('2026-07-25', '2026-10-25')],
      ['station/dashboardDevicePower', { stationId: '100002', date: '2026-07-25' }],
      ['station/energyCostPrice', days('2026-10-26')],
    ] as const)
      expect((await homes.request(path, params)).msg, path).toBe('success');
  });
});
