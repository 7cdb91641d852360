import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import english from 'ra-language-english';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, memoryStore, testDataProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveState } from '@/data/live/useLive';
import { createRegistry } from '@/data/registry/registry';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { text } from '@/dsl';
import { defineMeasures, defineReport, table, type WireRow } from '@/schema';
import { firstExtra } from '../firstExtra';
import type { TableOf } from './blockTable';
import { TableBlockView } from './TableBlockView';

const COUNT = 200;
const keys = Array.from({ length: COUNT }, (_, place) => `m${place}`);
const report = defineReport({
  name: 'test/wide',
  api: '/test',
  params: { station: text() },
  measures: defineMeasures({
    generation: { unit: 'kWh' },
    hours: { unit: 'h' },
    ...Object.fromEntries(keys.map((key) => [key, { unit: 'kWh' }])),
  }),
  blocks: { rows: table('POST page', ['station', 'generation', 'hours'], { totals: true, pageSize: 2 }) },
});
const BLOCKS: Readonly<Record<'rows' | 'wide', TableOf>> = {
  rows: report.blocks.rows as TableOf,
  wide: { kind: 'table', call: { call: 'POST all', pages: false }, columns: ['station', ...keys] },
};
const MESSAGES = {
  ...english,
  report: {
    table: {
      total: 'Total',
      totalPage: 'Total of this page',
      selected: '%{rows} × %{columns}',
      empty: 'No data',
      hint: 'Hint',
    },
  },
  measures: { generation: 'Generation', hours: 'Hours' },
  list: {
    pages: {
      range: '%{from}-%{to} of %{total}',
      goTo: 'Page %{page}',
      current: 'Page %{page}',
      label: 'Pages',
      next: 'Next',
      previous: 'Previous',
    },
  },
  resources: { 'test/wide': { fields: { station: 'Station' } } },
  widgets: { retry: 'Try again', loading: 'Loading', copied: 'Copied' },
  charts: {
    stale: 'Could not be refreshed: %{reason}',
    unknownAge: 'Loaded last',
    age: 'Loaded %{age}',
    refreshing: 'Refreshing',
  },
};
const NOTHING = createRegistry({ schemas: {}, views: {}, pages: {}, messages: {} });
/** As React marks a promise it has seen: nothing waits for it. */
const LOADED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
const TEXTS = { ensureArea: () => LOADED };
const STATE: LiveState = { loading: false, error: undefined, updatedAt: 1, onRetry: () => undefined };

function view(
  name: keyof typeof BLOCKS,
  data: unknown,
  more: { readonly state?: Partial<LiveState>; readonly setExtra?: (extra: WireRow) => void } = {},
) {
  const block = BLOCKS[name];
  return render(
    <CoreAdminContext
      dataProvider={testDataProvider()}
      i18nProvider={polyglotI18nProvider(() => MESSAGES, 'en', [], { allowMissing: true })}
      queryClient={new QueryClient()}
      store={memoryStore()}
    >
      <RegistryProvider registry={NOTHING} texts={TEXTS}>
        <TableBlockView
          name={name}
          block={block}
          heading="Rows"
          place={{ report, params: {}, zone: 'UTC', currency: '€' }}
          live={{ data, state: { ...STATE, ...more.state }, isStale: false }}
          extra={firstExtra(report, block)}
          setExtra={more.setExtra ?? (() => undefined)}
          load={async () => data}
        />
      </RegistryProvider>
    </CoreAdminContext>,
  );
}

const records = [
  { station: 'Roof', generation: '5', hours: 1 },
  { station: 'Field', generation: 1500.5, hours: null },
];
const rows = { list: records, totalSize: 2 };
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
const bodyRows = () => screen.getAllByRole('row').slice(1);
let copied: string[];

beforeEach(() => {
  copied = [];
  const spy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (words) => void copied.push(words));
  return () => {
    cleanup();
    spy.mockRestore();
  };
});

describe('a table of a report', () => {
  it('shows figures in one unit a column, - for nothing, and the sums of what adds up', () => {
    view('rows', rows);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Station',
      'Generation kWh',
      'Hours h',
    ]);
    expect(bodyRows().map(cellsOf)).toEqual([
      ['Roof', '5.00', '1.00'],
      ['Field', '1,500.50', '-'],
      ['Total', '1,505.50', ''],
    ]);
  });

  it('is sorted by its headings, by mouse and by key', () => {
    view('rows', rows);
    fireEvent.click(screen.getByRole('columnheader', { name: /Generation/ }));
    expect(bodyRows().map((row) => cellsOf(row)[0])).toEqual(['Field', 'Roof', 'Total']);
    expect(screen.getByRole('columnheader', { name: /Generation/ }).getAttribute('aria-sort')).toBe('descending');
    const grid = screen.getByRole('grid', { name: 'Rows' });
    for (const key of ['ArrowUp', 'Enter', 'Enter']) fireEvent.keyDown(grid, { key });
    expect(bodyRows().map((row) => cellsOf(row)[0])).toEqual(['Roof', 'Field', 'Total']);
  });

  it('goes by arrow keys and copies what is selected for spreadsheets', async () => {
    view('rows', rows);
    const grid = screen.getByRole('grid', { name: 'Rows' });
    fireEvent.keyDown(grid, { key: 'ArrowRight' });
    expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('5.00');
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) fireEvent.keyDown(grid, { key, shiftKey: true });
    expect(screen.getByText('3 × 2')).toBeTruthy();
    fireEvent.keyDown(grid, { key: 'c', ctrlKey: true });
    await waitFor(() => expect(copied).toEqual(['5.00\t1.00\n1500.50\t\n1505.50\t']));
    fireEvent.keyDown(grid, { key: 'a', ctrlKey: true });
    fireEvent.keyDown(grid, { key: 'c', ctrlKey: true });
    await waitFor(() =>
      expect(copied[1]).toBe(
        'Station\tGeneration (kWh)\tHours (h)\nRoof\t5.00\t1.00\nField\t1500.50\t\nTotal\t1505.50\t',
      ),
    );
  });

  it('in pages asks for the next one, says that its sums are of the page, and has the order of the server', () => {
    const requests: WireRow[] = [];
    view('rows', { list: records, totalSize: 5 }, { setExtra: (extra) => requests.push(extra) });
    expect(screen.getByText('Total of this page')).toBeTruthy();
    fireEvent.click(screen.getByRole('columnheader', { name: /Generation/ }));
    expect(bodyRows().map((row) => cellsOf(row)[0])).toEqual(['Roof', 'Field', 'Total of this page']);
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(requests).toEqual([{ pageNum: 3, pageSize: 2 }]);
  });

  it('of a cloud that gives everything has pages all the same, of the order of all rows, and the sums of all', () => {
    const requests: WireRow[] = [];
    const xlist = ['A', 'B', 'C', 'D', 'E'];
    view(
      'rows',
      {
        xlist,
        ylist: [
          { dataKey: 'generation', unit: 'kWh', list: [1, 2, 3, 4, 5] },
          { dataKey: 'station', list: xlist },
        ],
      },
      { setExtra: (extra) => requests.push(extra) },
    );
    expect(bodyRows().map(cellsOf)).toEqual([
      ['A', '1.00', '-'],
      ['B', '2.00', '-'],
      ['Total', '15.00', ''],
    ]);
    fireEvent.click(screen.getByRole('columnheader', { name: /Generation/ }));
    expect(bodyRows().map((row) => cellsOf(row)[0])).toEqual(['E', 'D', 'Total']);
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(requests).toEqual([{ pageNum: 3, pageSize: 2 }]);
  });

  it.each([[null], [{ list: null }], [[]]])('says that there is nothing in %j', (data) => {
    view('rows', data);
    expect(screen.getByText('No data')).toBeTruthy();
  });

  it('keeps the last good rows when a refresh fails, and tries again; without rows it says why', () => {
    const onRetry = vi.fn();
    const state = { error: new Error('no'), onRetry };
    const { unmount } = view('rows', rows, { state });
    expect(screen.getByText('Roof')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    unmount();
    view('rows', undefined, { state });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('of 500 rows and 201 columns draws what is on view and tells how many there are', () => {
    view(
      'wide',
      Array.from({ length: 500 }, (_, row) => ({
        station: `S${row}`,
        ...Object.fromEntries(keys.map((key, place) => [key, row + place])),
      })),
    );
    const grid = screen.getByRole('grid');
    expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['501', '201']);
    expect(grid.querySelectorAll('td, th').length).toBeLessThan(1000);
    fireEvent.keyDown(grid, { key: 'ArrowRight' });
    expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('0');
  });
});
