import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chart, dateTime, defineMeasures, defineReport, enumeration, figures, own, reference, step } from '@/dsl';
import { asObject } from '@/api/wireValue';
import { fakeServer, No } from '@/data/testing/fakeServer';
import { drawnAs } from '../blocks/drawnAs';
import { renderReport } from '../testing/renderReport';

const curve = chart('POST curve', [step('power')], { views: ['table'] });
const plant = defineReport({
  name: 'area/plant',
  api: '/area/plant',
  params: {},
  measures: defineMeasures({ power: { unit: 'kW', decimals: 1 } }),
  fields: {
    state: enumeration(['on', 'off'], { tones: { on: 'success' } }),
    time: dateTime(),
    orderId: reference('area/order', { textFrom: 'orderNo' }),
  },
  blocks: { now: figures('POST now', ['power'], { facts: ['state', 'time', 'orderId'] }), curve: own('POST curve') },
});

beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('tells fields of the answer above the figures: a state, a time, a record by its name', async () => {
  fakeServer({ now: () => ({ state: 'on', time: '2026-10-15 10:00:01', orderId: '7', orderNo: 'RO-7', power: 12.5 }) });
  await renderReport(plant, { views: { blocks: { curve: () => null } } });
  expect(await screen.findByText('RO-7')).toBeTruthy();
  expect(screen.getByText(/10:00:01/)).toBeTruthy();
  expect(screen.getByText('State').parentElement?.textContent).toMatch(/on$/i);
  expect(screen.getByRole('definition').textContent).toContain('12.5');
});

it('waits for no fields of an answer that failed', async () => {
  fakeServer({ now: () => new No('no plant') });
  await renderReport(plant, { views: { blocks: { curve: () => null } } });
  await screen.findByText('no plant');
  expect((await screen.findByText('State')).parentElement?.textContent).toBe('State-');
});

it('draws an own block as a chart, from what is made of its answer', async () => {
  fakeServer({ curve: () => ({ hours: { '00:00': 1.5, '01:00': 2.5 } }) });
  const read = (answer: unknown) =>
    Object.entries(asObject(asObject(answer)?.hours) ?? {}).map(([time, power]) => ({ time, power }));
  await renderReport(plant, { views: { blocks: { curve: drawnAs(curve, read) } } });
  expect(await screen.findByText('2.5')).toBeTruthy();
  expect(screen.getByText('1.5')).toBeTruthy();
});
