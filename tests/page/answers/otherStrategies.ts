import type { Replies } from '../openConsole';

const two = (value: number) => String(value).padStart(2, '0');
const quarters = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, place) => `${two(Math.floor((from + place) / 4))}:${two(((from + place) % 4) * 15)}`,
  );
/** 25 October 2026 in Helsinki: its clock shows the hour from three twice, so the day has 100 quarters. */
export const LONG_DAY = [...quarters(0, 16), ...quarters(12, 84)];
const DAYS = Array.from({ length: 12 }, (_, place) => `2026-10-${20 + place}`);

const settings = {
  '/analysis/userSnapshot': {
    userId: '9007199254740993123',
    email: 'aino@koti.example',
    timeZone: 'Europe/Helsinki',
    snapshotCreateTime: '2026-10-24T21:00:00Z',
    strategy: null,
    devices: [
      {
        deviceType: 'EV charger',
        deviceName: 'Wall',
        param: {
          expandDto: { smartChargeV3: '1', powerParam: '11.0399999', currentParam: '16' },
          plans: [
            {
              title: '1',
              times: [
                { start: '23:00', end: '05:00' },
                { start: '12:00', end: '13:00' },
              ],
              value: '80.000',
              unit: '%',
            },
          ],
        },
      },
    ],
  },
  '/analysis/detailAnalysisDate': null,
};

/**
 * A day of strategies: series in another order and language, in other units, of unequal lengths, one unknown and one
 * without a name.
 */
const activity = {
  '/analysis/powerAnalysis': {
    xlist: LONG_DAY,
    ylist: [
      null,
      { name: 'Sauna', unit: 'kW', dataKey: 'sauna', list: [0, '-0.004'] },
      { name: 'Koti', unit: 'W', dataKey: '7', list: LONG_DAY.map((_, place) => `${1500 + place * 10}.5555`) },
      { name: '', unit: '°C', list: ['-0.04', '-12.345'] },
      { name: 'Verkko', unit: 'kW', dataKey: 13, list: ['-1.005', '', null, 'x', 12] },
    ],
    signList: null,
    rangeList: null,
    weatherInfoList: null,
  },
  '/analysis/strategy/time': {
    dateTimeList: [
      { datetime: '2026-10-25 18:15:00', requestId: '1234567890123456789' },
      { datetime: '2026-10-25 00:30:00', requestId: 5 },
    ],
  },
  '/analysis/strategy/group': null,
  '/analysis/strategyAnalysis': {
    xlist: LONG_DAY,
    ylist: [
      {
        name: 'Varaus',
        unit: '%',
        dataKey: 18,
        lineType: 3,
        list: [
          { key: '03:00', value: '50.05' },
          { key: '00:15', value: 0 },
          { key: '03:00', value: 100 },
          { key: '25:99', value: 9 },
        ],
      },
      { name: 'Akku', unit: 'MW', dataKey: 4, list: ['0.0025', -0.001] },
      { name: 'Hinta', unit: 'c/kWh', dataKey: '1', list: ['-12.34567', 0, null, '1234.5'] },
    ],
  },
  '/analysis/strategy/actual': null,
};

const accuracy = {
  dataList: [
    { name: 'Keskiarvo', dataKey: 'avgAccuracy', value: '87.65432', unit: '%' },
    { dataKey: 'minAccuracy', value: 0, unit: '%' },
    { name: 'Määrä', dataKey: 'count', value: '1234' },
    { name: 'Tyhjä', value: '', unit: 'kW' },
  ],
  xlist: DAYS,
  ylist: [
    { name: 'Tarkkuus', unit: null, list: ['87.65432', 0, null, ''] },
    { name: 'Virhe', unit: 'kW', list: ['0.001', 12345.678, -1] },
  ],
  percentList: [
    { interval: '0-60', percent: '120' },
    { interval: '60-70', percent: '12.345%' },
    { interval: '70-80', percent: 0 },
    { interval: '80-90', percent: null },
  ],
};

/** Bills in kronor; the rows come before the sums of the period. */
const result = {
  '/analysis/revenueAnalysis': {
    list: DAYS.map((date, place) => ({
      date,
      purchased: place === 0 ? '12.3456' : place,
      avgPurchasePrice: '-1.23456',
      purchaseCost: '-3.005',
      exportRevenue: 0,
      netCost: { value: '1234.567', unit: 'SEK' },
      saving: null,
      strategyAccuracy: '50.555',
    })),
    totalSize: '12',
    xlist: DAYS,
    ylist: [
      { name: 'Extra', unit: 'kWh', list: [1, 2] },
      { dataKey: 'netCost', unit: 'SEK', list: ['-5.555', '4.5'] },
      { dataKey: 'purchaseCost', unit: 'SEK', list: ['-3.005', 0, null, ''] },
    ],
    automatic: {
      strategyAccuracy: '91.2345',
      costAverage: -0.335,
      completionRate: 0,
      chargeAverage: null,
      overDue: '3',
      overDueTime: '3725',
    },
  },
  '/ai/accuracy/purchasePrice': accuracy,
};

const row = (
  timePoint: unknown,
  times: unknown,
  forecastValues: unknown,
  actualValues: unknown,
  accuracyRate: unknown,
  mae: unknown,
  statuss: unknown,
) => ({ timePoint, times, forecastValues, actualValues, accuracy: accuracyRate, mae, statuss });

/** Forecasts of slots in the hour that comes twice, with an epoch and an offset among them. */
const workbench = {
  '/ai/accuracy/load': { timeZone: 'Europe/Helsinki', ...accuracy, xlist: ['2026-10-24', '2026-10-25', '2026-10-26'] },
  '/ai/accuracy/list': {
    unit: 'kW',
    totalSize: '6',
    list: [
      row(
        '2026-10-25 03:15:00',
        ['2026-10-24 03:15:00', '2026-10-25 02:55:00'],
        ['1234.5678', 0],
        [1200, '20.0049'],
        '91.23456',
        '12.3456',
        [1, 2],
      ),
      row('2026-10-25 03:15:00', ['2026-10-24 04:15:00', '2026-10-25 03:55:00'], [1, 7], ['101.5', 5], 0, 0, [3, 0]),
      row('2026-10-25T02:00:00Z', ['2026-10-24T02:00:00Z'], [-5], [15], '88%', null, [{ code: 2 }]),
      row(1792902600000, null, null, null, '', '', ''),
      row('2026-10-25 07:00:00', [], [3, 4], [1], 100, -1, [1]),
      row(null, null, null, null, null, null, null),
    ],
  },
  '/ai/accuracy/detail': {
    timePoint: '2026-10-25T02:00:00Z',
    accuracy: '88.456',
    mae: '12.3456',
    times: ['2026-10-24 04:00:00', '2026-10-25 03:00:00', '2026-10-25 03:00:00'],
    forecastValues: ['1.234567', null, -5],
    actualValues: [15, 15],
  },
};

const ANSWERS: Readonly<Record<string, unknown>> = { ...settings, ...activity, ...result, ...workbench };

/** The pages about a customer user as a cloud would answer them that reads the specification in its own way. */
export const STRATEGIES: Replies = Object.fromEntries(
  Object.entries(ANSWERS).map(([path, data]) => [`/web${path}`, () => data]),
);
