import { expect, it } from 'vitest';
import { TRACES } from './traces';

const told = (resource: keyof typeof TRACES, record: object) =>
  Object.fromEntries(TRACES[resource].map((one) => [one.of, one.value(record as Record<string, unknown>)]));

it('tells every figure of the worked order again from its inputs', () => {
  expect(
    told('vpp/appraisal', { responseEnergy: 595, targetEnergy: 600, deviationEnergy: -5, completionRate: 99.17 }),
  ).toEqual({
    deviationEnergy: -5,
    completionRate: 99.17,
    deviationRate: -0.83,
    effectiveEnergy: 595,
  });
  expect(
    told('vpp/settlement-trade', {
      effectiveEnergy: 0.595,
      unitPrice: 1.5,
      responseFee: 892.5,
      penalty: 0,
      amount: 892.5,
      customerAmount: 682.88,
    }),
  ).toEqual({ responseFee: 892.5, amount: 892.5, operatorAmount: 209.62 });
  expect(
    told('vpp/order-settlement', {
      effectiveEnergy: 175,
      unitPrice: 1.5,
      responseFee: 262.5,
      penalty: 0,
      shareRatio: 75,
      customerAmount: 196.88,
    }),
  ).toEqual({ responseFee: 262.5, customerAmount: 196.88, operatorAmount: 65.62 });
  expect(
    told('vpp/custom-bill', { amount: 850, penalty: 10, adjustAmount: null, payableAmount: 840, taxRate: 6 }),
  ).toEqual({ payableAmount: 840, tax: 47.55 });
  expect(
    told('vpp/trade-bid', {
      periods: [
        { startTime: '18:00', endTime: '19:00', bidPower: 50, bidPrice: 0.8 },
        { startTime: '18:00', endTime: '19:00', bidPower: 100, bidPrice: 1.1 },
      ],
      expectedIncome: 150,
      bidEnergy: 150,
    }),
  ).toEqual({ bidEnergy: 150, expectedIncome: 150, bidPrice: 1 });
});

it('tells a baseline that was adjusted to its day, and nothing of one that nobody adjusts', () => {
  const run = {
    adjustMode: 'multiplicative',
    adjustCap: 20,
    unadjustedPower: 407.5,
    baselineBefore: 380,
    powerBefore: 480,
  };
  expect(told('vpp/response-order-run-resource', run)).toEqual({ adjustedPower: 489 });
  expect(told('vpp/response-order-run-resource', { ...run, adjustMode: 'additive', powerBefore: 418 })).toEqual({
    adjustedPower: 445.5,
  });
  expect(told('vpp/response-order-run-resource', { baselinePower: 400 })).toEqual({ adjustedPower: null });
});

it('says nothing where an input is missing', () => {
  expect(told('vpp/settlement-trade', { unitPrice: 1.5 })).toEqual({
    responseFee: null,
    amount: null,
    operatorAmount: null,
  });
  expect(told('vpp/appraisal', { responseEnergy: 5, targetEnergy: 0 })).toMatchObject({ completionRate: null });
});
