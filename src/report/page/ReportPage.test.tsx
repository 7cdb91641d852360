import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineMeasures, defineReport, figures, number, own, period, reference, referenceMany, text } from '@/dsl';
import { fakeServer, No } from '@/data/testing/fakeServer';
import type { OwnBlockProps } from '../blocks/ownBlock';
import { renderReport } from '../testing/renderReport';

const measures = defineMeasures({ generation: { unit: 'kWh', aliases: ['pvProduction'] }, income: { unit: 'money' } });
const general = figures('POST general', ['generation'], { compare: 'previous' });

const energy = defineReport({
  name: 'area/energy',
  api: '/area/energy',
  params: { period: period(['day', 'month'], { maxSpan: { day: '31 days' } }), note: text({ max: 5 }) },
  measures,
  blocks: {
    total: general,
    same: figures('POST general', ['generation']),
    money: figures('POST money', ['income'], { permission: 'money', refresh: '30 s' }),
    later: figures('POST later', ['generation'], { tab: 'second' }),
    more: figures('POST more', ['generation'], { tab: 'first' }),
    flow: own('POST flow', { visible: { note: 'flow' }, at: 'inside' }),
  },
  download: 'POST download',
});

const CALCULATOR = {
  name: 'area/calculator',
  api: '/area/calculator',
  ask: 'submit',
  answer: 'POST calculate',
  measures,
  blocks: { result: figures(['generation', 'income'], { at: 'result' }) },
} as const;
const calculator = defineReport({
  ...CALCULATOR,
  params: { capacity: number({ required: true, min: 1, max: 100, default: 10 }), price: number({ required: true }) },
});

const block = (name: string) => document.querySelector<HTMLElement>(`[data-block=${name}]`);
const shown = async (name: string, words: string | RegExp) =>
  within(await waitFor(() => block(name) ?? expect.fail(`no block ${name}`))).findByText(words);

beforeEach(() => {
  vi.setSystemTime(new Date('2026-10-15T10:00:00Z'));
  vi.stubGlobal('IntersectionObserver', undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the page of a report', () => {
  it('asks with what the address says, and blocks with the same call and parameters share one answer', async () => {
    const requests = fakeServer({
      general: ({ beginDate }) => ({ generation: beginDate === '2026-09' ? 12 : 10 }),
      more: () => ({ pvProduction: '3' }),
    });
    await renderReport(energy, { query: 'period=month:2026-09' });
    await shown('total', /12\.00/);
    await shown('same', /12\.00/);
    await shown('total', 'Up 20.0% from Aug 2026');
    const general = requests.filter(({ path }) => path === 'general');
    expect(general.map(({ params }) => params.beginDate)).toEqual(['2026-09', '2026-08']);
    expect(general[0]?.params).toEqual({ dateType: 'month', beginDate: '2026-09', endDate: '2026-09' });
  });

  it('leaves out of the address what is the default, tells what it could not take, and keeps a broken rule at its field', async () => {
    const requests = fakeServer({ general: () => ({ generation: 1 }) });
    const { router } = await renderReport(energy, { query: 'period=day:2026-01-01~2026-05-01' });
    await screen.findByText(/partly ignored/);
    await shown('same', /1\.00/);
    expect(requests.find(({ path }) => path === 'general')?.params).toMatchObject({
      beginDate: '2026-10-01',
      endDate: '2026-10-15',
    });
    const user = userEvent.setup();
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await user.type(note, 'abcdefg');
    expect(await screen.findByText('At most 5 characters')).toBeDefined();
    expect(router.state.location.search).not.toContain('note');
    await user.clear(note);
    await user.type(note, 'abc{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('note=abc'));
  });

  it('keeps each failure to its block, and figures that could not be refreshed with their age', async () => {
    const user = userEvent.setup();
    let fails = false;
    fakeServer({
      general: () => (fails ? new No('meter lost') : { generation: 7 }),
      later: () => new No('no such table'),
    });
    await renderReport(energy);
    await shown('later', 'no such table');
    await shown('total', /7\.00/);
    fails = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await shown('total', /meter lost/);
    await shown('total', /7\.00/);
    fails = false;
    await user.click(within(block('total') ?? document.body).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(block('total') ?? document.body).queryByText(/meter lost/)).toBeNull());
  });

  it('says nothing of a change until what it is compared with is there, and that there is none once it was not', async () => {
    let answer = (_: unknown): void => undefined;
    const before = new Promise((resolve) => (answer = resolve));
    fakeServer({
      general: ({ beginDate }) => (beginDate === '2026-09' ? { generation: 12 } : before),
      more: () => ({ pvProduction: '3' }),
    });
    await renderReport(energy, { query: 'period=month:2026-09' });
    await shown('total', /12\.00/);
    await waitFor(() => expect(within(block('total') ?? document.body).queryByText(/Not comparable/)).toBeNull());
    await act(async () => answer(new No('gone')));
    await shown('total', /Not comparable with Aug 2026/);
  });

  it('tells no change, and no missing one, of what is of this moment', async () => {
    fakeServer({ general: ({ beginDate }) => ({ generation: beginDate === '2026-09' ? 12 : 10, power: 3 }) });
    const moment = defineReport({
      name: 'area/moment',
      api: '/area/moment',
      params: { period: period(['day', 'month'], { maxSpan: { day: '31 days' } }) },
      measures: defineMeasures({ generation: { unit: 'kWh' }, power: { unit: 'kW', ofNow: true } }),
      blocks: { total: figures('POST general', ['generation', 'power'], { compare: 'previous' }) },
    });
    await renderReport(moment, { query: 'period=month:2026-09' });
    await shown('total', /from Aug 2026/);
    expect(within(block('total') ?? document.body).getAllByText(/from Aug 2026/)).toHaveLength(1);
    await waitFor(() => expect(within(block('total') ?? document.body).queryByText('-')).toBeNull());
  });

  it('is not drawn again because a block says what it is in a file, however often', async () => {
    fakeServer({ general: () => ({ generation: 1 }), flow: () => ({ inside: { n: 4 } }) });
    function Flow({ live, setPart }: OwnBlockProps) {
      // another one in each drawing, and taken back before the next
      useEffect(() => {
        setPart?.(async () => undefined);
        return () => setPart?.(undefined);
      });
      draws += 1;
      return <output>{JSON.stringify(live.data ?? null)}</output>;
    }
    let draws = 0;
    await renderReport(energy, { query: 'note=flow', views: { blocks: { flow: Flow } } });
    await shown('flow', '{"n":4}');
    const before = draws;
    for (let turn = 0; turn < 20; turn += 1) await act(async () => undefined);
    expect(draws).toBe(before);
  });

  it('neither draws nor asks for what is not granted, is for other parameters, or stands on another tab', async () => {
    const requests = fakeServer({
      later: () => ({ generation: 5 }),
      more: () => ({ generation: 6 }),
      flow: () => ({ inside: { n: 4 } }),
    });
    const Flow = ({ live }: { readonly live: { readonly data: unknown } }) => (
      <output>{JSON.stringify(live.data ?? null)}</output>
    );
    const { router } = await renderReport(energy, { views: { blocks: { flow: Flow } } });
    await shown('later', /5\.00/);
    expect([block('money'), block('flow'), block('more')]).toEqual([null, null, null]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Export' }), 'no code for files').toBeNull());
    expect(requests.filter(({ path }) => ['money', 'flow', 'more'].includes(path))).toEqual([]);
    // React forgets what suspends in an act that is not awaited, as user-event's are
    await act(async () => screen.getByRole('tab', { name: 'First' }).click());
    await shown('more', /6\.00/);
    expect(router.state.location.search).toBe('?tab=first');
    await act(async () => router.navigate({ search: '?note=flow' }));
    await shown('flow', '{"n":4}');
  });

  it('shows what is granted', async () => {
    fakeServer({ money: () => [{ type: 'INCOME', value: '12.5', unit: '€' }] });
    await renderReport(energy, { codes: ['money', 'export'] });
    await shown('money', /12\.50/);
    expect(screen.getByRole('button', { name: 'Export' })).toBeDefined();
  });

  it('asks for nothing again while nobody looks', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-10-15T10:00:00Z') });
    const requests = fakeServer({ money: () => ({ income: 1 }) });
    await renderReport(energy, { codes: ['money'] });
    await shown('money', /1\.00/);
    const count = () => requests.filter(({ path }) => path === 'money').length;
    await act(async () => vi.advanceTimersByTimeAsync(31_000));
    expect(count()).toBe(2);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => vi.advanceTimersByTimeAsync(120_000));
    expect(count()).toBe(2);
    hidden.mockRestore();
  });

  it('asks for a block when it comes near the window', async () => {
    const near: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
        observe(element: HTMLElement) {
          if (element.dataset.block === 'same') this.tell([{ isIntersecting: true }]);
          else near.push(() => this.tell([{ isIntersecting: true }]));
        }
        disconnect() {}
      },
    );
    const requests = fakeServer({ general: () => ({ generation: 1 }), later: () => ({ generation: 2 }) });
    await renderReport(energy);
    await shown('same', /1\.00/);
    expect(requests.map(({ path }) => path)).not.toContain('later');
    act(() => near.forEach((tell) => tell()));
    await shown('later', /2\.00/);
  });

  it('asks for a block that nobody looks at yet, and draws it when the page has nothing else to do', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(
          private readonly tell: (entries: { isIntersecting: boolean }[]) => void,
          private readonly options: IntersectionObserverInit,
        ) {}
        observe() {
          // near, and below the window
          if (this.options.rootMargin?.startsWith('200%')) this.tell([{ isIntersecting: true }]);
        }
        disconnect() {}
      },
    );
    const idle = new Map<number, () => void>();
    let count = 0;
    vi.stubGlobal('requestIdleCallback', (work: () => void) => {
      idle.set((count += 1), work);
      return count;
    });
    vi.stubGlobal('cancelIdleCallback', (one: number) => idle.delete(one));
    const requests = fakeServer({ general: () => ({ generation: 1 }), later: () => ({ generation: 2 }) });
    await renderReport(energy);
    const rest = () =>
      act(() => {
        const works = [...idle.values()];
        idle.clear();
        for (const work of works) work();
      });
    await waitFor(() => expect(requests.map(({ path }) => path)).toEqual(expect.arrayContaining(['general', 'later'])));
    await waitFor(() => expect(idle.size).toBeGreaterThan(0));
    expect(block('total')?.textContent).toBe('');
    await waitFor(() => {
      rest();
      expect(block('total')?.textContent).toMatch(/1\.00/);
    });
  });
});

describe('a page about a record', () => {
  const about = defineReport({
    ...{ name: 'area/about', api: '/area/about' },
    params: { stationId: reference('area/site', { required: true }), period: period(['day']) },
    measures,
    about: 'stationId',
    blocks: { total: general },
  });
  const dataProvider = {
    getOne: async () =>
      ({ data: { id: '7', $title: 'North', timeZone: 'Pacific/Auckland', currency: 'NZ$' } }) as never,
  };

  it('waits for a choice, and shows name and clock of what is chosen; its day is the site’s', async () => {
    vi.setSystemTime(new Date('2026-10-31T12:00:00Z')); // November has begun in Auckland
    const requests = fakeServer({ general: () => ({ generation: 1 }) });
    const { router } = await renderReport(about, { dataProvider });
    await screen.findByText(/Please choose: /);
    expect(requests).toEqual([]);
    await act(async () => router.navigate({ search: '?stationId=7' }));
    await shown('total', /1\.00/);
    expect(screen.getByText('North')).toBeDefined();
    expect(screen.getByText(/^Station time: Auckland/)).toBeDefined();
    expect(requests[0]?.params).toMatchObject({ stationId: '7', beginDate: '2026-11-01', endDate: '2026-11-01' });
  });

  it('takes clock and currency from the sites that are chosen, which may be several, and names every currency there is', async () => {
    vi.setSystemTime(new Date('2026-10-31T12:00:00Z'));
    const places = [
      { id: '7', $title: 'North', timeZone: 'Pacific/Auckland', currencyCode: 'NZD' },
      { id: '8', $title: 'South', timeZone: 'Europe/Oslo', currencyCode: 'NOK' },
    ];
    const provider = {
      getMany: async (_resource: string, { ids }: { readonly ids: readonly unknown[] }) =>
        ({ data: places.filter(({ id }) => ids.includes(id)) }) as never,
    };
    const priced = defineReport({
      ...{ name: 'area/priced', api: '/area/priced' },
      params: { siteIds: referenceMany('area/site', { required: true }), period: period(['day']) },
      measures: defineMeasures({ price: { unit: 'money/MWh', signed: true } }),
      site: 'siteIds',
      blocks: { total: figures('POST general', ['price']) },
    });
    const requests = fakeServer({ general: () => ({ price: -4.5 }) });
    const { router } = await renderReport(priced, { dataProvider: provider, query: 'siteIds=7' });
    await shown('total', 'NZD/MWh');
    expect(requests[0]?.params).toMatchObject({ beginDate: '2026-11-01' });
    await act(async () => router.navigate({ search: '?siteIds=7,8' }));
    await shown('total', 'NZD, NOK/MWh');
  });
});

describe('a page that opens with the first that is offered', () => {
  const areas = defineReport({
    ...{ name: 'area/areas', api: '/area/areas' },
    params: { areaIds: referenceMany('area/site', { required: true, first: true }) },
    measures,
    blocks: { total: general },
  });

  it('asks for that one, writes it into the address, and leaves what the address says', async () => {
    const dataProvider = {
      options: async () => ({ data: [{ id: '4', $title: 'North' }], total: 3 }),
      getMany: async () => ({ data: [{ id: '4', $title: 'North' }] }) as never,
    };
    const requests = fakeServer({ general: () => ({ generation: 1 }) });
    const { router } = await renderReport(areas, { dataProvider });
    await shown('total', /1\.00/);
    expect(requests.map(({ params }) => params)).toEqual([{ areaIds: ['4'] }]);
    expect(router.state.location.search).toBe('?areaIds=4');
    await act(async () => router.navigate({ search: '?areaIds=9' }));
    await shown('total', /1\.00/);
    expect(requests.at(-1)?.params).toEqual({ areaIds: ['9'] });
  });

  const site = defineReport({
    ...{ name: 'area/first-site', api: '/area/first-site' },
    params: { siteId: reference('area/site', { required: true, first: true }) },
    measures,
    blocks: { total: general },
  });
  const offering = (data: readonly { readonly id: string }[]) => ({
    options: async () => ({ data, total: data.length }),
    getMany: async () => ({ data: [{ id: '4', $title: 'North' }] }) as never,
  });

  it('has one record where it is about one', async () => {
    const requests = fakeServer({ general: () => ({ generation: 1 }) });
    const { router } = await renderReport(site, { dataProvider: offering([{ id: '4' }]) });
    await shown('total', /1\.00/);
    expect(requests.map(({ params }) => params)).toEqual([{ siteId: '4' }]);
    expect(router.state.location.search).toBe('?siteId=4');
  });

  it('keeps whose figures they are in sight on a phone, where other questions are folded away', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('max-width'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    fakeServer({ general: () => ({ generation: 1 }) });
    const params = { siteId: reference('area/site', { required: true, first: true }), note: text(), kind: text() };
    await renderReport(
      defineReport({ name: 'area/phone', api: '/area/phone', params, measures, blocks: { total: general } }),
      { dataProvider: offering([{ id: '4' }]) },
    );
    await shown('total', /1\.00/);
    const form = within(screen.getByRole('search'));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('North'));
    await waitFor(() => expect(form.queryByRole('textbox', { name: 'Note' })).toBeNull());
    await userEvent.click(form.getByRole('button', { expanded: false, name: 'Parameters' }));
    expect(form.getByRole('textbox', { name: 'Note' })).toBeDefined();
  });

  it('says so where there is none to choose', async () => {
    const requests = fakeServer({});
    await renderReport(site, { dataProvider: offering([]) });
    expect(await screen.findByText(/^There is nothing you may choose: /)).toBeDefined();
    expect(requests).toEqual([]);
  });
});

describe('a calculator', () => {
  it('says what is missing at its field, calculates on Enter, and greys a result whose inputs have changed', async () => {
    const user = userEvent.setup();
    const requests = fakeServer({
      calculate: ({ capacity, price }) => ({ result: { generation: Number(capacity) * 2, income: price } }),
    });
    const { router } = await renderReport(calculator);
    await user.click(await screen.findByRole('button', { name: 'Calculate' }));
    expect(await screen.findByText(/^Please fill in/)).toBeDefined();
    const price = screen.getByLabelText(/Price/);
    expect(document.activeElement).toBe(price);
    expect(requests).toEqual([]);
    await user.type(price, '3{Enter}');
    await shown('result', /20\.00/);
    expect(router.state.location.search).toBe('?capacity=10&price=3');
    expect(requests.map(({ params }) => params)).toEqual([{ capacity: 10, price: 3 }]);
    await user.type(price, '5');
    expect(await screen.findByText(/The inputs have changed/)).toBeDefined();
    expect(requests).toHaveLength(1);
  });

  it('follows the inputs once there is a result', async () => {
    const user = userEvent.setup();
    const requests = fakeServer({ calculate: ({ capacity }) => ({ result: { generation: Number(capacity) * 2 } }) });
    const whole = {
      ...CALCULATOR,
      name: 'area/whole',
      params: { capacity: number({ required: true, default: 10 }) },
    } as const;
    const { router } = await renderReport(defineReport(whole));
    await user.click(await screen.findByRole('button', { name: 'Calculate' }));
    await shown('result', /20\.00/);
    const capacity = screen.getByLabelText(/Capacity/);
    await user.clear(capacity);
    await user.type(capacity, '15');
    await shown('result', /30\.00/);
    expect(requests.map(({ params }) => params)).toEqual([{ capacity: 10 }, { capacity: 15 }]);
    expect(router.state.location.search).toBe('?capacity=15');
  });

  it('opens a shared result, and puts a kept one beside the next with the difference', async () => {
    const user = userEvent.setup();
    fakeServer({ calculate: ({ capacity }) => ({ result: { generation: Number(capacity) * 2 } }) });
    await renderReport(calculator, { query: 'capacity=10&price=1' });
    await shown('result', /20\.00/);
    await user.click(screen.getByRole('button', { name: 'Keep this result and compare' }));
    const capacity = await screen.findByLabelText(/Capacity/);
    await user.clear(capacity);
    await user.type(capacity, '15{Enter}');
    const now = await screen.findByRole('region', { name: 'Current result' });
    expect(await within(now).findByText('Up 50.0% from the kept result')).toBeDefined();
    expect(within(now).getByText(/\+10\.00/)).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Kept result' })).getByText(/20\.00/)).toBeDefined();
    expect(
      within(screen.getByRole('table', { name: 'What differs' })).getByRole('row', { name: /Capacity 10 15/ }),
    ).toBeDefined();
  });

  it('asks for prices in the currency of the record that is chosen, and keeps each result in its own', async () => {
    const user = userEvent.setup();
    fakeServer({ calculate: () => ({ result: { generation: 1, income: 20 } }) });
    const template = (id: string) => ({ id, name: `Prices ${id}`, currency: id === '1' ? 'EUR' : 'CNY' });
    const dataProvider = {
      getMany: async (_: string, { ids }: { ids: unknown[] }) =>
        ({ data: ids.map((id) => ({ id, name: `Prices ${String(id)}` })) }) as never, // as a list of choices says them
      getOne: async (_: string, { id }: { id: unknown }) => ({ data: template(String(id)) }) as never,
    };
    const priced = defineReport({
      ...CALCULATOR,
      name: 'area/priced',
      params: { templateId: reference('area/template'), price: number({ required: true, unit: 'money/kWh' }) },
    });
    const { router } = await renderReport(priced, { query: 'templateId=1&price=2', dataProvider });
    expect(await screen.findByText('EUR/kWh')).toBeDefined();
    await shown('result', /€/);
    await user.click(screen.getByRole('button', { name: 'Keep this result and compare' }));
    await act(() => router.navigate({ search: '?templateId=2&price=2' }));
    expect(await screen.findByText('CNY/kWh')).toBeDefined();
    const now = await screen.findByRole('region', { name: 'Current result' });
    expect(await within(now).findByText(/¥/)).toBeDefined();
    await waitFor(() => expect(within(now).queryByText(/from the kept result/)).toBeNull());
    expect(within(screen.getByRole('region', { name: 'Kept result' })).getByText(/€/)).toBeDefined();
  });
});
