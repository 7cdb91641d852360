import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chart, defineMeasures, defineReport, line, period } from '@/dsl';
import { fakeServer } from '@/data/testing/fakeServer';
import { renderReport } from '../testing/renderReport';

const measures = defineMeasures({ sun: { unit: 'kW', aliases: ['pv'] } });
const power = defineReport({
  name: 'area/power',
  api: '/area/power',
  params: { period: period(['day'], { maxSpan: { day: '1 day' } }) },
  measures,
  blocks: { power: chart('POST power', [line('sun')], { views: ['table'] }) },
});

const { data: SPRING } = JSON.parse(readFileSync('tests/fixtures/outside/p04-spring-24-labels.json', 'utf8')) as {
  data: unknown;
};

beforeEach(() => {
  vi.setSystemTime(new Date('2026-03-30T10:00:00Z'));
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows a spring day of 24 fixed labels as one day, and says which of them has no place', async () => {
  fakeServer({ power: () => ({ ...(SPRING as object), timeZone: 'Europe/Berlin' }) });
  await renderReport(power, { query: 'period=2026-03-29' });
  expect(await screen.findByText('1 time has no place on this axis, its value is left out: 02:00')).toBeDefined();
  const table = await screen.findByRole('table');
  const rows = await waitFor(() => {
    const all = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    return all.length > 0 ? all : expect.fail('no rows');
  });
  expect(rows).toHaveLength(23);
  expect(rows.join(' ')).not.toContain('30 Mar');
  expect(rows[2]).toMatch(/03:00.*3/);
});
