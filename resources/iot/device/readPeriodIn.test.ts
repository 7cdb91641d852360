import { expect, it } from 'vitest';
import { readPeriodIn } from './readPeriodIn';

it.each([
  ['by=day&from=2026-11-03', { by: 'day', from: '2026-11-03', to: '2026-11-03' }],
  ['by=day&from=2026-11-03&to=2026-11-09', { by: 'day', from: '2026-11-03', to: '2026-11-03' }],
  ['by=month&from=2026-02-10', { by: 'month', from: '2026-02-01', to: '2026-02-28' }],
  ['by=year&from=2026-02-10', { by: 'year', from: '2026-01-01', to: '2026-12-31' }],
  ['by=range&from=2026-11-01&to=2026-11-09', { by: 'range', from: '2026-11-01', to: '2026-11-09' }],
  ['by=range&from=2026-11-09&to=2026-11-01', undefined],
  ['by=range&from=2020-11-09&to=2026-11-01', undefined],
  ['by=range&from=2026-11-09', undefined],
  ['by=week&from=2026-11-09', undefined],
  ['by=day&from=2026-02-30', undefined],
  ['from=2026-11-09', undefined],
  ['', undefined],
])('%s is %j', (address, period) => expect(readPeriodIn(new URLSearchParams(address))).toEqual(period));
