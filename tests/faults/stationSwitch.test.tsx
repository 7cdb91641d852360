import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineMeasures, defineReport, figures, period, reference } from '@/dsl';
import { renderReport } from '@/report/testing/renderReport';

const BLOCKS = ['one', 'two', 'three', 'four', 'five', 'six'];
const report = defineReport({
  name: 'area/station',
  api: '/area/station',
  params: { stationId: reference('area/site', { required: true }), period: period(['day']) },
  measures: defineMeasures({ generation: { unit: 'kWh' } }),
  about: 'stationId',
  blocks: Object.fromEntries(BLOCKS.map((name) => [name, figures(`POST ${name}`, ['generation'])])),
});
const dataProvider = {
  getOne: async (_: string, { id }: { readonly id: unknown }) =>
    ({ data: { id, $title: `Station ${String(id)}`, timeZone: 'UTC', currency: '€' } }) as never,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A cloud that answers when it is told to: each question with the number of the station it was asked about. */
function slowCloud() {
  const open: { readonly station: string; answer(): void }[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const { stationId: station } = JSON.parse(String(init.body)) as { readonly stationId: string };
    return new Promise<Response>((resolve) =>
      open.push({
        station,
        answer: () => resolve(new Response(JSON.stringify({ code: '0000', data: { generation: `${station}.00` } }))),
      }),
    );
  });
  return {
    of: (station: string) => open.filter((one) => one.station === station),
    answer: (station: string, from = 0, to = BLOCKS.length) =>
      act(async () => {
        for (const one of open.filter((request) => request.station === station).slice(from, to)) one.answer();
      }),
  };
}
const figuresShown = () =>
  BLOCKS.flatMap((name) => document.querySelector(`[data-block=${name}]`)?.textContent?.match(/\d{3}(?=\D|$)/) ?? []);

test('fault 105: a station that is changed while six blocks load shows none of the one before, however late that is answered', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const cloud = slowCloud();
  const { router } = await renderReport(report, { query: 'stationId=111', dataProvider });
  await vi.waitFor(() => expect(cloud.of('111')).toHaveLength(6), { timeout: 20_000 });
  await cloud.answer('111', 0, 2);
  await vi.waitFor(() => expect(figuresShown()).toEqual(['111', '111']), { timeout: 20_000 });

  await act(async () => router.navigate({ search: '?stationId=222' }));
  await vi.waitFor(() => expect(cloud.of('222')).toHaveLength(6), { timeout: 20_000 });
  expect(figuresShown()).toEqual([]);
  await cloud.answer('111', 2);
  expect(figuresShown()).toEqual([]);
  await cloud.answer('222');
  await vi.waitFor(() => expect(figuresShown()).toEqual(BLOCKS.map(() => '222')), { timeout: 20_000 });
  expect(document.body.textContent).toContain('Station 222');
  expect(document.body.textContent).not.toContain('Station 111');
});
