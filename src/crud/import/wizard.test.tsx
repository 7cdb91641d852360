import { readFileSync } from 'node:fs';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { date, defineResource, number, text } from '@/dsl';
import { readWorkbook } from '@/schema/sheet/workbook/readWorkbook';
import type { openFile } from '@/widgets/workbook/runWorkbook';
import { renderList } from '../list/testing/renderList';
import ImportWizard from './ImportWizard';

/** Files are read as in the worker, without one; tests that make files share what is loaded here. */
const opened = vi.hoisted(() => vi.fn<typeof openFile>());
vi.mock('@/widgets/workbook/runWorkbook', () => ({
  openFile: opened,
  makeFile: async (format: string, name: string) => new File(['x'], `${name}.${format}`),
}));
opened.mockImplementation(async (file, options) => readWorkbook(await file.arrayBuffer(), options));

const meter = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', page: 'GET page', create: 'POST create' },
  fields: { date: text(), dailyEnergy: number({ decimals: 2 }), place: text() },
  import: {},
});

afterEach(cleanup);

/** The wizard with a file in its second step. */
async function openWith(
  file: File,
  resource: Parameters<typeof renderList>[1]['resource'] = meter,
  dataProvider = {},
  codes = ['import'],
) {
  const wizard = <ImportWizard onClose={() => undefined} onImported={() => undefined} />;
  // it waits for its words
  await act(async () => void renderList(<Suspense>{wizard}</Suspense>, { dataProvider, resource, codes }));
  await userEvent.upload(await screen.findByLabelText('import.file.choose'), file, { applyAccept: false });
  await screen.findByRole('list', { name: 'import.steps.columns' });
}
const outside = (name: string) => new File([readFileSync(`tests/fixtures/outside/${name}`)], name);
const textFile = (bytes: readonly number[] | string, name = 'x.csv') =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name);

const titles = () =>
  within(screen.getByRole('list', { name: 'import.steps.columns' }))
    .getAllByRole('listitem')
    .map((one) => within(one).getAllByText(/./)[1]?.textContent);
const box = (name: string) => screen.getByRole('combobox', { name });
const choose = async (name: string, option: string) => {
  await userEvent.click(box(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'import.next.check' });

describe('a text file', () => {
  it('shows its encoding and separator as they were found, and its first lines', async () => {
    await openWith(outside('lastgang-de.csv'));
    await waitFor(() => expect(box('import.form.encoding').textContent).toBe('import.form.encodings.windows-1252'));
    await waitFor(() => expect(box('import.form.separator').textContent).toBe('import.form.separators.semicolon'));
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: 'import.form.preview' })).getByText('Wirkarbeit Rücklieferung'),
      ).toBeTruthy(),
    );
    await waitFor(() => expect(screen.queryByText(/import\.form\.unsure/)).toBeNull());
    expect(titles()).toContain('Wirkarbeit Bezug');
  });

  it('asks to look where it can be read in two ways, and is read anew as a person chooses', async () => {
    await openWith(textFile([0xb5, 0xe7, ...new TextEncoder().encode(';a,b;c\n1;2,3;4\n')]));
    await waitFor(() => expect(screen.getByText('import.form.unsure.encoding')).toBeTruthy());
    expect(titles()).toEqual(['电', 'a,b', 'c']);
    await choose('import.form.encoding', 'import.form.encodings.windows-1252');
    await waitFor(() => expect(titles()).toEqual(['µç', 'a,b', 'c']));
    await waitFor(() => expect(screen.queryByText('import.form.unsure.encoding')).toBeNull());
    await choose('import.form.separator', 'import.form.separators.comma');
    await waitFor(() => expect(titles()).toEqual(['µç;a', 'b;c']));
    await waitFor(() => expect(screen.queryByText('import.form.unsure.separator')).toBeNull());
  });

  it('is told when nothing can be read of it as it was chosen, and stays as it was', async () => {
    await openWith(textFile('name;value\na;1\n'));
    opened.mockRejectedValueOnce(new Error('no'));
    await choose('import.form.separator', 'import.form.separators.tab');
    expect(await screen.findByText('import.file.problems.broken')).toBeTruthy();
    expect(titles()).toEqual(['name', 'value']);
  });
});

describe('a sheet that hides rows', () => {
  const sent = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.match(/\d+/)?.[0]);
  it.each([
    ['without', ['2', '4']],
    ['with', ['2', '3', '4']],
  ])('waits for a word on them: %s', async (word, lines) => {
    await openWith(outside('p18-hidden-row.xlsx'));
    await waitFor(() => expect(screen.getByText('import.columns.hidden')).toBeTruthy());
    expect(next().disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: `import.columns.hiddenChoice.${word}` }));
    expect(next().disabled).toBe(false);
    await userEvent.click(next());
    await waitFor(() => expect(sent()).toEqual(lines));
  });

  it('tells of hidden columns and merged cells', async () => {
    await openWith(outside('hidden-row.xls'));
    await waitFor(() => expect(screen.getByText('import.columns.hiddenColumns')).toBeTruthy());
    await waitFor(() => expect(screen.getByText('import.columns.merged')).toBeTruthy());
  });
});

describe('days in figures', () => {
  const diary = defineResource({
    name: 'area/thing',
    api: { base: '/area/thing', page: 'GET page', create: 'POST create' },
    fields: { date: date({ required: true }), place: text() },
    import: {},
  });
  const shown = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

  it('that read both ways are a question, by what they become', async () => {
    await openWith(textFile('date;place\n03/04/2024;a\n05/06/2024;b\n'), diary);
    expect(next().disabled).toBe(true);
    const group = screen.getByRole('radiogroup');
    await waitFor(() =>
      expect(within(group).getAllByText('import.columns.days.means · import.columns.days.means')).toHaveLength(2),
    );
    await userEvent.click(within(group).getByRole('radio', { name: /dayFirst/ }));
    await userEvent.click(next());
    await waitFor(() => expect(shown()).toEqual(['2024-04-03', '2024-06-05']));
  });

  it('are decided by one that reads in one way only', async () => {
    await openWith(textFile('date;place\n03/04/2024;a\n05/13/2024;b\n'), diary);
    await userEvent.click(next());
    await waitFor(() => expect(shown()).toEqual(['2024-03-04', '2024-05-13']));
  });
});

it('shows figures beside the unit of their heading where it is another one than their own', async () => {
  const energies = defineResource({
    name: 'area/thing',
    api: { base: '/area/thing', page: 'GET page', create: 'POST create' },
    fields: { energy: number({ unit: 'kWh', decimals: 3 }), other: number({ unit: 'kWh', decimals: 3 }) },
    import: {},
  });
  await openWith(textFile('energy (MWh);other (kWh)\n0,285;0,285\n12 kWh;1\n'), energies);
  await userEvent.click(next());
  const rows = await waitFor(() => screen.getAllByRole('row').slice(1));
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['0,285 MWh', '0,285'],
    ['12 kWh', '1'],
  ]);
});

describe('a file with a key', () => {
  const serials = defineResource({
    name: 'area/thing',
    api: { base: '/area/thing', page: 'GET page', create: 'POST create', edit: 'POST edit' },
    fields: { serial: text({ required: true }), name: text({ required: true }), note: text() },
    list: { filters: ['serial'] },
    import: { key: 'serial' },
  });
  const stored = [
    { id: '1', serial: 'a', name: 'A', note: 'kept' },
    { id: '2', serial: 'b', name: 'B', note: 'kept' },
  ];

  it('tells what is new, changed or as it is, and sends each by its call', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
      sent.push([url.split('/').at(-1), JSON.parse(body)]);
      return new Response(JSON.stringify({ code: '0000', msg: '', data: '9' }));
    });
    const getList = async (_: string, { filter }: { readonly filter: { readonly serial?: string } }) => {
      const data = stored.filter(({ serial }) => serial === filter.serial);
      return { data, total: data.length };
    };
    await openWith(textFile('serial;name\na;A2\nb;B\nc;C\n'), serials, { getList }, ['import', 'edit', 'create']);
    await userEvent.click(next());
    const status = await screen.findByText(/import\.kinds/);
    expect(status.textContent).toContain('import.kinds');
    const states = screen.getAllByRole('rowheader').map(({ textContent }) => /states\.\w+/.exec(textContent)?.[0]);
    expect(states).toEqual(['states.changed', 'states.same', 'states.created']);
    expect(screen.getByText('import.grid.was')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /import\.next\.send/ }));
    await screen.findByText('import.result.success');
    expect(sent).toEqual([
      ['edit', { id: '1', serial: 'a', name: 'A2', note: 'kept' }],
      ['create', { serial: 'c', name: 'C' }],
    ]);
    vi.unstubAllGlobals();
  });
});
