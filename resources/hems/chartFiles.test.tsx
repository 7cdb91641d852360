import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Report } from '@/schema';
import { renderReport } from '@/report/testing/renderReport';
import { dashboard } from '@schemas/hems/home/dashboard.report';
import { energyCost } from '@schemas/hems/home/energy-cost.report';
import { energyReport } from '@schemas/hems/home/energy-report.report';
import { energyUsage } from '@schemas/hems/home/energy-usage.report';

const ANSWER = { xlist: ['00:00', '01:00'], ylist: [{ name: 'Usage', unit: 'kWh', list: [1, 2] }], signList: [] };
const dataProvider = {
  getOne: async () => ({ data: { id: '7', name: 'Home', timeZone: 'Europe/Amsterdam' } }),
} as never;
const block = (name: string) => document.querySelector<HTMLElement>(`[data-block=${name}]`);

/** A cloud that answers every chart alike, and its export as a file; what it was sent, by path below `station/`. */
function cloud(refuses = false) {
  const requests: { readonly path: string; readonly params: object }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url, 'http://localhost').pathname.replace(/^.*\/station\//, '');
    requests.push({ path, params: JSON.parse(String(init.body)) as object });
    if (!path.endsWith('/export')) return new Response(JSON.stringify({ code: '0000', data: ANSWER }));
    if (refuses) return new Response(JSON.stringify({ code: '5001', msg: 'There is no such file.' }));
    return new Response('time,usage', {
      headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="chart.csv"' },
    });
  });
  return requests;
}

/** The page of a report with one of its charts alone, as a table: nothing can be drawn here. */
function show(report: Report, name: string) {
  const chart = report.blocks[name];
  if (chart?.kind !== 'chart') throw new Error(`${name} is no chart`);
  return renderReport(
    { ...report, blocks: { [name]: { ...chart, tab: undefined, views: ['table'] } } },
    { query: 'id=7', dataProvider },
  );
}

/** Presses the last of the exports of a chart. */
async function takeFile(name: string) {
  const user = userEvent.setup();
  const chart = await waitFor(() => block(name) ?? expect.fail(`no block ${name}`));
  await user.click(await within(chart).findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Figures from the server' }));
}

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.setSystemTime(new Date('2026-10-15T10:00:00Z'));
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// covers HR-274, HR-276, H-037, H-038, H-039, H-040, H-041, H-042
it.each<[string, Report, string]>([
  ['dashboardDevicePower', dashboard, 'power'],
  ['dashboardPrice', dashboard, 'price'],
  ['energyCostPrice', energyCost, 'price'],
  ['energyCostQuantity', energyCost, 'quantity'],
  ['energyCostAmount', energyCost, 'amount'],
  ['energyUsageAndGeneration', energyUsage, 'trend'],
  ['energyUsageSolarPowerUsage', energyUsage, 'solar'],
  ['energyUsageCostSaving', energyUsage, 'saving'],
  ['energy/chartList', energyReport, 'energyTrend'],
  ['greenPower/chartList', energyReport, 'greenTrend'],
  ['costSaving/saving', energyReport, 'savingTrend'],
  ['costSaving/comparison', energyReport, 'comparison'],
])('asks the cloud for the file of a chart as it asks for the chart: %s', async (path, report, name) => {
  const requests = cloud();
  await show(report, name);
  await takeFile(name);
  await waitFor(() => expect(saved).toEqual(['chart.csv']));
  const [chart] = requests.filter((one) => one.path === path);
  expect(chart?.params).toMatchObject({ stationId: '7' });
  expect(requests.filter((one) => one.path === `${path}/export`)).toEqual([
    { path: `${path}/export`, params: chart?.params },
  ]);
});

it('sends the choice above a chart with its file, and saves nothing when the cloud refuses', async () => {
  const requests = cloud(true);
  await show(energyUsage, 'solar');
  await takeFile('solar');
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ path: 'energyUsageSolarPowerUsage/export', params: { valueFormat: 1 } }),
  );
  await waitFor(() =>
    expect(
      within(block('solar') ?? document.body)
        .getByRole('button', { name: 'Export' })
        .getAttribute('aria-busy'),
    ).toBe('false'),
  );
  expect(saved).toEqual([]);
});
