import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { main } from './hands';
import { useConsole } from './openConsole';

const shown = useConsole();

const FIGURES =
  /\/(?:market\/(?!tariff).*|imbalance\/.*|energyMonitor\/.*|power\/.*|vpp\/.*|report\/.*|operations\/.*)$/;
const PAGES = [
  'data',
  'energyMonitor?itemId=7',
  'homeAnalysis',
  'energyTraceability',
  'energyTracking',
  'costSaving',
  'vpp',
  'report',
];
const ragged = {
  list: null,
  xlist: ['2026-04-14T00:00:00Z', null, 'no time'],
  ylist: [
    { dataKey: 'price', list: [1] },
    { name: null, list: null },
    null,
    { dataKey: 'pvPower', unit: 'kW', list: [1, 'x', 3, 4, 5] },
  ],
  nodes: [{ id: 'pv' }, null],
  links: [{ source: 'pv', target: 'nobody', value: 'x' }],
  stations: null,
  totalSize: '3',
};

test.each(PAGES.flatMap((page) => [[page, 'nothing', null] as const, [page, 'unequal length', ragged] as const]))(
  'the page of the market %s stands when it is answered with %s',
  async (page, _, data) => {
    shown.answerAll(FIGURES, () => data);
    await shown.open(`/market/${page}`);
    await screen.findByRole('heading', { level: 1 });
    await shown.settled();
    expect(main().textContent).not.toMatch(/This (page|part) could not be shown/);
  },
);
