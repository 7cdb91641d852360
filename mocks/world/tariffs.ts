import type { Contract, Period, Tariff } from './site';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The half hours of a day from `[hour it begins, period]`, rising; the last one holds till midnight. */
function halfHours(...begins: readonly (readonly [hour: number, period: Period])[]): Period[] {
  return Array.from({ length: 48 }, (_, half) => begins.findLast(([hour]) => half / 2 >= hour)?.[1] ?? 'flat');
}

const JIANGSU: Tariff = {
  type: 'timeOfUse',
  name: { en: 'Industry, 10 kV, Jiangsu', zh: '江苏一般工商业 10kV 分时电价' },
  feedIn: 0.391,
  prices: { sharp: 1.2846, peak: 1.0705, flat: 0.6378, valley: 0.2735, deepValley: 0.2188 },
  seasons: [
    {
      months: [7, 8],
      slots: halfHours([0, 'valley'], [6, 'flat'], [11, 'flat'], [14, 'peak'], [20, 'sharp'], [22, 'flat']),
    },
    {
      months: [12, 1],
      slots: halfHours([0, 'valley'], [6, 'flat'], [14, 'peak'], [18, 'sharp'], [20, 'peak'], [22, 'flat']),
    },
    {
      months: ALL,
      slots: halfHours([0, 'valley'], [6, 'flat'], [11, 'deepValley'], [13, 'flat'], [15, 'peak'], [22, 'flat']),
    },
  ],
};
const GUANGDONG: Tariff = {
  type: 'timeOfUse',
  name: { en: 'Industry, 10 kV, Pearl River Delta', zh: '珠三角五市大工业 10kV 分时电价' },
  feedIn: 0.453,
  prices: { sharp: 1.3902, peak: 1.1155, flat: 0.6658, valley: 0.2652, deepValley: 0.2652 },
  seasons: [
    {
      months: [7, 8, 9],
      slots: halfHours(
        [0, 'valley'],
        [8, 'flat'],
        [10, 'peak'],
        [11, 'sharp'],
        [12, 'flat'],
        [14, 'peak'],
        [15, 'sharp'],
        [17, 'peak'],
        [19, 'flat'],
      ),
    },
    {
      months: ALL,
      slots: halfHours([0, 'valley'], [8, 'flat'], [10, 'peak'], [12, 'flat'], [14, 'peak'], [19, 'flat']),
    },
  ],
};
const GANSU: Tariff = {
  type: 'timeOfUse',
  name: { en: 'Industry, 35 kV, Gansu', zh: '甘肃大工业 35kV 分时电价' },
  feedIn: 0.3078,
  prices: { sharp: 0.7731, peak: 0.7028, flat: 0.4855, valley: 0.2682, deepValley: 0.2145 },
  seasons: [
    {
      months: ALL,
      slots: halfHours(
        [0, 'flat'],
        [6, 'peak'],
        [8, 'flat'],
        [10, 'valley'],
        [12, 'deepValley'],
        [14, 'valley'],
        [17, 'peak'],
        [23, 'flat'],
      ),
    },
  ],
};
const DUAL: Tariff = {
  type: 'timeOfUse',
  name: { en: 'Day and night, 10 kV', zh: '昼夜两段电价 10kV' },
  feedIn: 0.062,
  prices: { sharp: 0.2412, peak: 0.2412, flat: 0.1986, valley: 0.1524, deepValley: 0.1524 },
  seasons: [{ months: ALL, slots: halfHours([0, 'valley'], [7, 'flat'], [17, 'peak'], [21, 'flat'], [23, 'valley']) }],
};
const DAY_AHEAD: Tariff = {
  type: 'spot',
  name: { en: 'Day-ahead, business', zh: '日前现货（企业）' },
  tax: 0.0712,
  fee: 0.004,
  slot: 15,
};

/** The tariffs of commercial sites, by a key. */
export const tariffs = { jiangsu: JIANGSU, guangdong: GUANGDONG, gansu: GANSU, dual: DUAL, spot: DAY_AHEAD } as const;

const CHINESE: Omit<Contract, 'contractDemand'> = {
  billingMode: 'capacity',
  capacityPrice: 30,
  demandPrice: 48,
  subsidy: 0,
  serviceFee: 0.6,
  billingDay: 1,
};
const EUROPEAN: Omit<Contract, 'contractDemand'> = {
  billingMode: 'actualDemand',
  capacityPrice: 1.45,
  demandPrice: 3.82,
  subsidy: 0,
  serviceFee: 0.16,
  billingDay: 1,
};

/**
 * The contract of a site with a connection of so many kW: Chinese ones are billed by capacity, by what is agreed, or by
 * what was drawn.
 */
export function contractOf(country: string, connection: number, mode?: Contract['billingMode']): Contract {
  const usual = country === 'CN' ? CHINESE : EUROPEAN;
  return { ...usual, billingMode: mode ?? usual.billingMode, contractDemand: Math.round(connection * 0.8) };
}
