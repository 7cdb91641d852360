import { describe, expect, it } from 'vitest';
import { roundTo } from '../../core/roundTo';
import { batteryProfit } from './batteryProfit';
import { chargingProfit } from './chargingProfit';
import { cyclePrices } from './cyclePrices';
import { internalRate } from './internalRate';
import { offGridScale } from './offGridScale';
import { onGridScale } from './onGridScale';
import { payback } from './payback';
import { pvProfit } from './pvProfit';

const two = (value: number | null | undefined) => (typeof value === 'number' ? roundTo(value, 2) : value);
const rowOf = ({ year, ...row }: object & { readonly year: number }) => [
  year,
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, two(Number(value))])),
];

it('rounds halves away from zero', () => {
  expect([
    roundTo(1.075, 2),
    roundTo(-1.075, 2),
    roundTo((3.352 - 3.301) * 1000, 0),
    Object.is(roundTo(-0.001, 2), 0),
  ]).toEqual([1.08, -1.08, 51, true]);
});

// The worked numbers of each calculator.
describe('a battery', () => {
  const input = {
    capacity: 1000,
    unitInvestment: 1200,
    cyclesPerDay: 2,
    daysPerYear: 330,
    depthOfDischarge: 90,
    efficiency: 88,
    annualDecay: 2,
    operationCostRate: 1.5,
    years: 10,
    discountRate: 6,
    chargePrice: 0.35,
    dischargePrice: 1.1,
  };
  it('earns what was worked out', () => {
    const result = batteryProfit(input);
    expect(rowOf(result.yearlyRows[0]!)).toEqual([
      1,
      {
        charge: 633206.13,
        discharge: 557221.39,
        income: 391321.39,
        cost: 18000,
        profit: 373321.39,
        cumulative: -826678.61,
      },
    ]);
    expect([
      two(result.yearlyRows[1]?.profit),
      two(result.yearlyRows[9]?.profit),
      two(result.yearlyRows[9]?.cumulative),
    ]).toEqual([365494.96, 308263.33, 2199166.14]);
    expect([
      two(result.totalInvestment),
      two(result.paybackPeriod),
      two(result.dynamicPayback),
      two(result.irr),
      two(result.npv),
      roundTo(result.lcoe ?? 0, 4),
    ]).toEqual([1200000, 3.3, 3.8, 26.64, 1327284.96, 0.7495]);
  });

  it('is not paid back within too few years', () => {
    const { paybackPeriod, dynamicPayback, irr } = batteryProfit({ ...input, years: 2 });
    expect([paybackPeriod, dynamicPayback]).toEqual([null, null]);
    expect(irr).toBeLessThan(0);
  });

  it('charges in the cheapest hours that are long enough and discharges in the dearest', () => {
    const day = [
      ...Array<number>(8).fill(0.3),
      ...Array<number>(8).fill(0.6),
      ...Array<number>(4).fill(1.2),
      ...Array<number>(4).fill(0.9),
    ];
    expect(cyclePrices([day], 4)).toEqual({ chargePrice: 0.3, dischargePrice: 1.2 });
    expect(cyclePrices([day], 10)?.chargePrice).toBeCloseTo(0.36, 10);
    expect(cyclePrices([day], 4.5)?.dischargePrice).toBeCloseTo((4 * 1.2 + 0.5 * 0.9) / 4.5, 10);
    expect(cyclePrices([day], 12.5)).toBeNull();
  });
});

it('a place away from the grid', () => {
  const input = {
    dailyLoad: 24,
    peakLoad: 6,
    peakSunHours: 3.2,
    autonomyDays: 2,
    depthOfDischarge: 80,
    systemEfficiency: 75,
    safetyFactor: 1.2,
  };
  const { pvCapacity, batteryCapacity, inverterPower, refillDays } = offGridScale(input);
  expect([pvCapacity, batteryCapacity, inverterPower, refillDays].map(two)).toEqual([12, 80, 7.2, 10]);
  expect(offGridScale({ ...input, safetyFactor: 1 }).refillDays).toBeNull();
});

it.each([
  [150, 100],
  [60, 73.04],
  [undefined, null],
])('a roof beside a load of %s kW uses %s percent of what its panels give', (dailyPeakLoad, rate) => {
  const result = onGridScale({
    area: 2000,
    usableRate: 70,
    areaPerKwp: 5.5,
    transformerCapacity: 800,
    transformerRate: 80,
    annualSunHours: 1400,
    systemEfficiency: 82,
    dailyPeakLoad,
  });
  expect([two(result.pvCapacity), result.limit, two(result.annualGeneration), two(result.selfUseRate)]).toEqual([
    254.55,
    'roof',
    292218.18,
    rate,
  ]);
});

it('panels', () => {
  const result = pvProfit({
    capacity: 254.55,
    unitInvestment: 3.2,
    annualHours: 1148,
    selfUseRate: 80,
    selfUsePrice: 0.72,
    feedInPrice: 0.4,
    firstYearDecay: 2,
    annualDecay: 0.55,
    operationCost: 0.05,
    years: 25,
    discountRate: 6,
  });
  expect(rowOf(result.yearlyRows[0]!)).toEqual([
    1,
    {
      generation: 286378.93,
      income: 187864.58,
      cost: 12727.5,
      profit: 175137.08,
      cumulative: two(-814560 + 175137.08),
    },
  ]);
  const last = result.yearlyRows[24];
  expect([two(last?.generation), two(last?.profit), two(last?.cumulative)]).toEqual([247805.44, 149832.87, 3247564.38]);
  expect([
    two(result.totalInvestment),
    two(result.paybackPeriod),
    two(result.dynamicPayback),
    two(result.irr),
    two(result.npv),
    roundTo(result.lcoe ?? 0, 4),
  ]).toEqual([814560, 4.7, 5.71, 20.72, 1302004.27, 0.2813]);
  expect([two(result.totalGeneration), two(result.carbonReduction)]).toEqual([6677304.69, 3542.98]);
});

describe('a charging station', () => {
  const input = {
    pileCount: 10,
    pilePower: 120,
    unitInvestment: 800,
    utilization: 8,
    electricityPrice: 0.65,
    serviceFee: 0.45,
    salePrice: 0.7,
    lossRate: 5,
    rent: 60000,
    operationCost: 80000,
    years: 8,
  };
  it('earns what was worked out', () => {
    const result = chargingProfit(input);
    const { totalInvestment, annualEnergy, annualIncome, annualPurchase, annualProfit, paybackPeriod, irr } = result;
    expect(
      [totalInvestment, annualEnergy, annualIncome, annualPurchase, annualProfit, paybackPeriod, irr].map(two),
    ).toEqual([960000, 840960, 967104, 575393.68, 251710.32, 3.81, 20.2]);
  });
  it('that loses money is never paid back', () =>
    expect(chargingProfit({ ...input, utilization: 1 }).paybackPeriod).toBeNull());
});

describe('an internal rate', () => {
  const percents = (flows: readonly number[]) => internalRate(flows).rates.map((rate) => two(rate * 100));
  it.each([
    [[-50, -100, 600, 300, -100], [-76.89, 185.44], 'multiple'],
    [[-100, 230, -132], [10, 20], 'multiple'],
    [[-100, 0, 0, -7], [], 'noSignChange'],
    [[-10000, ...Array<number>(16).fill(327.24625)], [-6.77], undefined],
    [[-1, 100], [], 'outOfRange'],
    [[0, 0], [], 'noSignChange'],
  ])('of %j', (flows, rates, reason) => {
    expect([percents(flows), internalRate(flows).reason]).toEqual([rates, reason]);
  });
});

it.each([
  [0, [1], null],
  [100, [50, 50], 2],
  [100, [100], 1],
  [100, [60, -20, 80], 2.75],
  [100, [], null],
])('%s paid by %j takes %s years', (investment, profits, years) => expect(payback(investment, profits)).toBe(years));
