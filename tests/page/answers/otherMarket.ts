import type { Replies } from '../openConsole';
import { LONG_DAY } from './otherStrategies';

/** An area that the list names and nothing more; what it is in, its own page says. */
export const FINLAND = '9007199254740993777';
const listed = [{ id: FINLAND, name: 'Suomi', code: 'FI' }];
const area = { ...listed[0], countryCode: 'FI', timeZone: 'Europe/Helsinki', currencyCode: 'SEK', publishStatus: 1 };

const quarters = LONG_DAY.map((time) => `2026-10-25 ${time}`);
/** The first three hours after midnight in Helsinki, told in UTC. */
const utc = ['2026-10-24T21:00:00Z', '2026-10-24T22:00:00Z', '2026-10-24T23:00:00Z'];
const series = (dataKey: string, list: readonly unknown[], more: object = {}) => ({ dataKey, list, ...more });
const named = (dataKey: string, name: string, list: readonly unknown[], unit = 'MW') => ({ dataKey, name, unit, list });

/** Day 29 March 2026 jumps over the hour from three: 92 quarters. */
const SHORT_DAY = Array.from({ length: 92 }, (_, place) =>
  new Date(Date.parse('2026-03-28T22:00:00Z') + place * 900_000).toISOString(),
);

const prices = {
  '/market/info': {
    list: [
      {
        marketAreaId: FINLAND,
        marketAreaName: 'Suomi',
        currentPrice: '-0.004',
        basePrice: '1234.565',
        peakPrice: null,
        offPeakPrice: '',
        highestPrice: 0,
        lowestPrice: -500,
        change: '-12.345',
        negativePeriods: 0,
        tomorrowStatus: 'delayed',
        updateTime: '2026-10-24T21:30:00Z',
      },
    ],
    totalSize: '1',
  },
  '/market/dayahead/energyPrice': {
    xlist: quarters,
    ylist: [
      null,
      { name: 'Lumi', unit: 'cm', list: ['3.5'] },
      series('loadForecast', ['12345.67', 0], { unit: 'MW' }),
      series('windForecast', [1.5, null], { unit: 'GW' }),
      series('price', ['12.30', -5.005, null, '', 0, ...quarters.slice(5).map((_, place) => place)]),
    ],
    signList: null,
  },
  '/market/dayahead/volumeChart': {
    xlist: quarters.slice(0, 2),
    ylist: [series('buyVolume', ['1234567.89', 1]), series('sellVolume', [0, null])],
  },
  '/market/dayahead/powerFlow': {
    xlist: utc,
    ylist: [
      named('netExchange', '', ['-20000.04', 5, null]),
      named('scheduled', 'SE1 → FI', [120, '0.05', null]),
      named('scheduled', 'FI → EE', ['-340.04', -1, '']),
    ],
  },
  '/market/dayahead/tradingPrice': {
    list: [
      {
        deliveryDate: '2026-10-25',
        marketAreaId: FINLAND,
        basePrice: { value: '45.1', unit: 'EUR/MWh' },
        peakPrice: 0,
        weightedPrice: '-3.005',
      },
    ],
    totalSize: 1,
  },
  '/market/dayahead/tradingVolume': { list: null, totalSize: null },
};

const intraday = {
  '/market/intraday/priceAndVolume': {
    xlist: SHORT_DAY,
    ylist: [
      series(
        'vwap',
        SHORT_DAY.map((_, place) => place),
      ),
      series('sellVolume', ['0.06']),
    ],
  },
  '/market/intraday/fuelMix': {
    xlist: utc,
    ylist: [
      series('B99', [1], { desc: 'Fusion', unit: 'MW' }),
      series('B04', ['12345.67', 0, null]),
      series('B15', [null, 7]),
      series('B25', [-3.21]),
    ],
    renewableShare: '41.239',
    co2Intensity: 0,
  },
  '/market/intraday/powerFlow': null,
  '/market/intraday/tradingPrice': {
    list: [
      { deliveryTime: '2026-03-29T00:45:00Z', marketAreaId: FINLAND, lastPrice: '7.5', id1: -1 },
      { deliveryTime: '2026-03-29T01:00:00Z', marketAreaId: FINLAND, lastPrice: 0 },
    ],
    totalSize: '2',
  },
  '/market/intraday/tradingVolume': {},
};

const balance = {
  '/imbalance/marketInfo': [
    {
      settlementPeriod: '2026-10-25T00:45:00Z',
      marketAreaId: FINLAND,
      regulationState: '-1',
      shortagePrice: '99.999',
      surplusPrice: 0,
      systemImbalance: '-1234.56',
      emergency: 1,
      status: 'final',
    },
  ],
  '/imbalance/regulatingPrice': { xlist: null, ylist: null },
  '/imbalance/dispatchAnalysis': {
    xlist: utc,
    ylist: [
      series('afrrUp', [10.04, null, 0]),
      series('afrrDown', [3.24, '-2', 0]),
      series('systemImbalance', ['-1.06']),
    ],
    summary: {
      upEnergy: '20000.04',
      downEnergy: 0,
      upShare: '33.335',
      downShare: null,
      avgUpPrice: '-0.5',
      avgDownPrice: '',
    },
  },
};

const component = (id: string, title: string, type: string, place: number) => ({
  id,
  title,
  titleEn: title,
  type,
  dataSource: 'fuelMix',
  x: (place % 2) * 6,
  y: Math.floor(place / 2) * 8,
  w: 6,
  h: 8,
});

/** A report of four components; one speaks of the day before. */
const report = {
  '/report/listComponent': {
    list: [
      component('9007199254740993001', 'Polttoaineet', 'pie', 0),
      component('2', 'Hinta eilen', 'area', 1),
      component('3', 'Taulu', 'table', 2),
      component('4', 'Luku', 'indicator', 3),
    ],
  },
  '/market/report/data': [
    {
      componentId: '9007199254740993001',
      data: {
        xlist: utc,
        ylist: [
          { name: 'B04', dataKey: 'B04', list: [12, '0.5'] },
          { name: 'Osuus', dataKey: 'renewableShare', unit: '%', list: [40] },
          { name: 'B19', dataKey: 'B19', unit: 'MW', list: [7.24] },
        ],
      },
    },
    {
      componentId: 2,
      data: {
        xlist: ['2026-10-24 00:00', '2026-10-24 01:00'],
        ylist: [series('price', ['-1.005', 0]), series('forecastPrice', [3])],
      },
    },
    {
      componentId: '3',
      data: {
        columns: [{ key: 'time', name: 'Aika' }, { key: 'price' }, { key: 'buyVolume', name: 'Osto' }],
        list: [
          { time: '2026-10-25T00:45:00Z', price: '12.3', buyVolume: 12345.67 },
          { time: '2026-10-25T01:45:00Z', price: null, buyVolume: 0 },
        ],
      },
    },
    { componentId: '4', data: { value: '-0.25', unit: 'money/MWh', change: '-1.5' } },
  ],
  '/operations/detail': [],
};

const vpp = {
  '/vpp/info': { homeCount: '3', onlineCount: 0, batteryCapacity: '0.25', batteryPower: 0, soc: null },
  '/vpp/stationDetail': { stations: null },
  '/vpp/config': {
    enabled: 1,
    products: ['fcr'],
    deviceTypes: null,
    minSoc: 10,
    maxSoc: '90',
    priceUp: '-12.5',
    priceDown: 0,
    rewardRate: null,
  },
};

const DAYS = ['2026-10-24', '2026-10-25'];

/** Powers and energies of homes, in other units than asked and with texts and nothing among them. */
const power = {
  '/power/homeAnalysis': {
    timeZone: 'Europe/Helsinki',
    xlist: quarters,
    ylist: [
      series('loadPower', ['1500.4', 0], { unit: 'W' }),
      series('pvPower', [null, '-0.004']),
      series('price', ['-12.34567', 0]),
      { name: 'Sauna', unit: 'kW', list: [9] },
    ],
  },
  '/power/energyTraceability': {
    greenShare: '41.239',
    selfUse: 0,
    independence: null,
    nodes: [{ id: 'a', name: 'Paneelit', type: 'pv' }, null, { id: 'b', name: 'Koti', type: 'load' }],
    links: [
      { source: 'a', target: 'b', value: '12.345' },
      { source: 'a', target: 'verkko', value: { value: '0.0015', unit: 'MWh' } },
      { source: 'verkko', target: 'a', value: 0 },
      { source: 'a', target: 'a', value: 3 },
      { source: 'b', value: 2 },
    ],
  },
  '/power/energyTracking': {
    xlist: DAYS,
    ylist: [
      series('loss', ['-0.005', 0.1]),
      series('production', ['1234.565', null], { unit: 'kWh' }),
      series('purchased', [0.2, 0.1]),
    ],
    total: null,
    production: '1234.565',
    purchased: '0.3',
    loss: '0.095',
  },
  '/power/costSavingAnalysis': {
    currency: 'SEK',
    list: [
      { date: '2026-10-24', baselineCost: '10.105', actualCost: 0, saving: '-0.004', savingRate: '-3.335' },
      { date: '2026-10-25', baselineCost: 0.2, actualCost: null, saving: '' },
    ],
    baselineCost: '10.305',
    saving: 0,
    savingRate: null,
  },
};

const monitor = {
  '/energyMonitor/subList': [
    {
      itemId: '9007199254740993555',
      name: 'Etelä',
      itemType: { code: 'area', desc: 'Alue' },
      homeCount: '1234',
      onlineCount: 0,
      gridPower: { value: '-1500', unit: 'W' },
    },
    { name: 'No id' },
  ],
  '/energyMonitor/list': null,
  '/energyMonitor/subDetail': {
    homeCount: '12',
    onlineCount: 0,
    pvPower: '0.25',
    gridPower: 0,
    soc: '49.5',
    batteryPower: null,
    xlist: quarters.slice(0, 2),
    ylist: [series('gridPower', ['-0.25', null])],
  },
};

const tariff = {
  '/market/tariff/tree': [
    {
      id: 'fi',
      name: 'Suomi',
      nodeType: 'country',
      children: [
        {
          id: FINLAND,
          name: 'FI',
          nodeType: 'area',
          children: [
            {
              id: '51',
              name: 'Voima',
              nodeType: 'retailer',
              children: [
                {
                  id: '9007199254740993222',
                  name: 'Pörssi',
                  nodeType: 'product',
                  businessId: '9007199254740993222',
                  retailerId: '51',
                  children: null,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  '/market/tariff/statistics': {
    currentPrice: '-0.005',
    meanPrice: { value: '12.345', unit: 'c/kWh' },
    highestPrice: 0,
    lowestPrice: null,
    negativeHours: '0.25',
    homeCount: '1234',
  },
  '/market/tariff/priceLine': {
    xlist: quarters,
    ylist: [series('purchasePrice', ['12.345', -1, null]), { name: 'Spot', unit: 'SEK/MWh', list: ['-50.5'] }],
  },
  '/market/tariff/collectionList': {
    list: [
      {
        id: 7,
        date: '2026-10-25',
        businessId: '9007199254740993222',
        tariffName: 'Pörssi',
        expectedCount: '100',
        collectedCount: 0,
        status: 'partial',
        collectTime: '2026-10-24 13:00:00',
      },
    ],
    totalSize: '1',
  },
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/marketArea/list': listed,
  '/marketArea/page': { list: listed, totalSize: '1' },
  '/marketArea/detail': area,
  ...prices,
  ...intraday,
  ...balance,
  ...report,
  ...vpp,
  ...power,
  ...monitor,
  ...tariff,
};

/** The pages of the market as a cloud would answer them that reads the specification in its own way. */
export const MARKET: Replies = Object.fromEntries(
  Object.entries(ANSWERS).map(([path, data]) => [`/web${path}`, () => data]),
);
