import { objectOf } from '@/schema/objectOf';
import { expect, it } from 'vitest';
import { consoleLabels } from '../../labels';
import { testBackend } from '../../testing';
import { areas } from '../../areas';
import { tariffs } from '../../world/tariffs';
import { templateId } from '../contract/seedTemplates';

const backend = testBackend({ modules: areas, labels: consoleLabels });
const request = async (path: string, params: object) =>
  backend.call(`POST /iemscloud/statistics/web/calculator/${path}`, params, await backend.token('admin@demo.energy'));

const PV = {
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
};

it('answers what was worked out, with the digits that are shown', async () => {
  const { data } = await request('profit/pv', PV);
  expect(data).toMatchObject({
    totalInvestment: 814560,
    paybackPeriod: 4.7,
    dynamicPayback: 5.71,
    irr: 20.72,
    npv: 1302004.27,
    lcoe: 0.2813,
    carbonReduction: 3542.98,
  });
  expect(Reflect.get(objectOf(data), 'yearlyRows')).toMatchObject({
    0: { year: 1, generation: 286378.93, profit: 175137.08 },
    24: { year: 25, cumulative: 3247564.38 },
  });
});

it('takes the prices of a battery from its tariff, and refuses more cycles than a day has hours', async () => {
  const input = {
    capacity: 1000,
    power: 500,
    unitInvestment: 1200,
    priceTemplateId: templateId(tariffs.jiangsu),
    cyclesPerDay: 2,
    daysPerYear: 330,
    depthOfDischarge: 90,
    efficiency: 88,
    annualDecay: 2,
    operationCostRate: 1.5,
    years: 10,
    discountRate: 6,
  };
  expect((await request('profit/battery', input)).data).toMatchObject({
    totalInvestment: 1200000,
    yearlyRows: { 0: { charge: 633206.13, discharge: 557221.39, cost: 18000 } },
  });
  const income = async (priceTemplateId: string) =>
    JSON.stringify((await request('profit/battery', { ...input, priceTemplateId })).data);
  expect(await income(templateId(tariffs.gansu)), 'other prices, other income').not.toBe(
    await income(input.priceTemplateId),
  );
  expect((await request('profit/battery', { ...input, priceTemplateId: 'gone' })).data).toEqual({
    errors: { priceTemplateId: 'This price template is not there any more.' },
  });
  const refused = await request('profit/battery', { ...input, cyclesPerDay: 24 });
  expect([refused.code, refused.data]).toEqual([
    '4001',
    { errors: { cyclesPerDay: 'A day is too short for so many cycles at this power.' } },
  ]);
});

it('refuses inputs that break their rules, each at its field', async () => {
  const { code, data } = await request('profit/pv', { ...PV, years: 31, capacity: 'much' });
  expect([code, Object.keys(objectOf(Reflect.get(objectOf(data), 'errors'))).toSorted()]).toEqual([
    '4001',
    ['capacity', 'years'],
  ]);
});
