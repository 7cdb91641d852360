import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, No } from '@/data/testing/fakeServer';
import { date, defineResource, number, rows, text } from '@/dsl';
import type { AnyVersions } from '@/schema';
import { PATH, renderAt } from '../testing/renderAt';
import VersionsView from './VersionsView';

const price = defineResource({
  name: 'area/price',
  api: { base: '/price' },
  fields: {
    stationId: text({ readOnly: true }),
    effectiveDate: date({ readOnly: true }),
    price: number({ required: true, min: 0, max: 9, decimals: 4 }),
    tax: number({ min: 0, max: 100 }),
    periods: rows({ name: text() }),
    timeZone: text({ readOnly: true, internal: true }),
  },
  versions: {
    of: 'stationId',
    effective: 'effectiveDate',
    current: { detail: 'POST current', edit: 'POST editCurrent' },
    reserved: { detail: 'POST reserved', edit: 'POST editReserved', cancel: 'POST cancel' },
    history: 'POST history',
    firstMonth: 'POST firstMonth',
  },
});

const CURRENT = {
  id: 1,
  stationId: 's1',
  effectiveDate: '2026-01-01',
  price: '0.5',
  tax: 13,
  periods: [{ name: 'peak' }],
};
const RESERVED = { ...CURRENT, id: 2, effectiveDate: '2027-01-01', price: 0.8, periods: [{ name: 'valley' }] };

interface Cloud {
  current: unknown;
  reserved: unknown;
}

/** A busy machine draws a form in seconds. */
const SLOW = { timeout: 10_000 };

let cloud: Cloud;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
  cloud = { current: CURRENT, reserved: null };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open({
  query = '',
  codes = ['edit', 'reserve', 'cancel'],
  answers = {},
}: {
  readonly query?: string;
  readonly codes?: readonly string[];
  readonly answers?: Parameters<typeof fakeServer>[0];
} = {}) {
  const requests = fakeServer({
    current: () => cloud.current,
    reserved: () => cloud.reserved,
    history: () => [{ ...CURRENT, id: 0, effectiveDate: '2025-01-01', price: 0.4 }, null],
    firstMonth: () => ({ firstMonth: '2027-01' }),
    ...answers,
  });
  const record = { id: 's1', stationId: 's1', timeZone: 'Europe/Amsterdam' };
  await act(
    async () =>
      void renderAt(<VersionsView versions={price.versions as AnyVersions} record={record} />, {
        resource: price,
        codes,
        at: `${PATH}/s1/show${query}`,
      }),
  );
  await screen.findAllByText(/versions\.tabs|versions\.form/);
  return {
    user: userEvent.setup(),
    sent: (path: string) => requests.filter((one) => one.path === path).map(({ params }) => params),
  };
}

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the reserved version', () => {
  it('begins as a full copy of the current one, shows what it changes, and is sent whole', async () => {
    await open();
    const way = screen.getByRole('link', { name: 'versions.reserve' }).getAttribute('href') ?? '';
    cleanup();
    const { user, sent } = await open({ query: way.slice(way.indexOf('?')) });
    const box = await screen.findByRole('textbox', { name: 'resources.area/price.fields.price' }, SLOW);
    expect((box as HTMLInputElement).value).toBe('0.5');
    await user.clear(box);
    await user.type(box, '0.8');
    await press(user, 'Save');
    const dialog = await screen.findByRole('dialog', {}, SLOW);
    expect(within(dialog).getByText('0.8')).toBeTruthy();
    await waitFor(() => expect(within(dialog).queryByText('resources.area/price.fields.tax')).toBeNull());
    expect(sent('editReserved'), 'nothing is sent before').toEqual([]);
    cloud.reserved = RESERVED;
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'versions.cancel.label' }, SLOW)).toBeTruthy();
    expect(sent('editReserved')).toEqual([
      { effectiveDate: '2027-01-01', price: 0.8, tax: 13, periods: [{ name: 'peak' }], stationId: 's1' },
    ]);
  });

  it('may be the first there is', async () => {
    cloud.current = null;
    await open();
    const way = screen.getByRole('link', { name: 'versions.reserve' }).getAttribute('href') ?? '';
    await waitFor(() =>
      expect([
        screen.queryByText('versions.none.current') !== null,
        screen.queryByRole('link', { name: 'versions.edit' }),
      ]).toEqual([true, null]),
    );
    cleanup();
    const { user, sent } = await open({ query: way.slice(way.indexOf('?')) });
    await user.type(await screen.findByRole('textbox', { name: 'resources.area/price.fields.price' }, SLOW), '0.8');
    await press(user, 'Save');
    await user.click(within(await screen.findByRole('dialog', {}, SLOW)).getByRole('button', { name: 'Save' }));
    await vi.waitFor(
      () => expect(sent('editReserved')).toMatchObject([{ stationId: 's1', effectiveDate: '2027-01-01', price: 0.8 }]),
      SLOW,
    );
  });

  it('is not sent when one thinks better of it, and keeps what was typed', async () => {
    const { user, sent } = await open({ query: '?version=reserved&form=true' });
    await user.type(field('resources.area/price.fields.tax'), '{Backspace}');
    await press(user, 'Save');
    await user.click(
      within(await screen.findByRole('dialog', {}, SLOW)).getByRole('button', { name: 'versions.question.back' }),
    );
    expect(sent('editReserved')).toEqual([]);
    expect((field('resources.area/price.fields.tax') as HTMLInputElement).value).toBe('1');
  });

  it('never replaces one that someone else reserved meanwhile', async () => {
    const { user, sent } = await open({ query: '?version=reserved&form=true' });
    cloud.reserved = RESERVED;
    await user.type(field('resources.area/price.fields.tax'), '{Backspace}');
    await press(user, 'Save');
    expect(await screen.findByText('versions.taken')).toBeTruthy();
    expect(sent('editReserved')).toEqual([]);
    await press(user, 'versions.editReserved');
    expect(await screen.findByText('versions.form.reserved', {}, SLOW)).toBeTruthy();
    expect(
      [field('resources.area/price.fields.price'), field('resources.area/price.fields.tax')].map(
        (one) => (one as HTMLInputElement).value,
      ),
    ).toEqual(['0.8', '1']);
  });

  it('that begins while it is changed is told, never sent, and what was typed is reserved anew', async () => {
    cloud.reserved = RESERVED;
    const { user, sent } = await open({ query: '?version=reserved&form=true' });
    await user.type(field('resources.area/price.fields.tax'), '{Backspace}');
    // Midnight at the station: the next question finds it current.
    vi.setSystemTime(new Date('2026-12-31T23:00:00Z'));
    cloud = { current: { ...RESERVED, id: 1 }, reserved: null };
    await press(user, 'Save');
    expect(await screen.findByText('versions.begun', {}, SLOW)).toBeTruthy();
    expect((field('resources.area/price.fields.tax') as HTMLInputElement).value).toBe('1');
    expect(sent('editReserved')).toEqual([]);
    await press(user, 'versions.reserve');
    expect(await screen.findByText('versions.form.reserve', {}, SLOW)).toBeTruthy();
    await press(user, 'Save');
    await user.click(within(await screen.findByRole('dialog', {}, SLOW)).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('editReserved')).toMatchObject([{ effectiveDate: '2027-02-01', price: 0.8, tax: 1 }]),
    );
  });

  it('tells what it changes, also in tables, and can be cancelled', async () => {
    cloud.reserved = RESERVED;
    const { user, sent } = await open({ query: '?version=reserved' });
    const changes = screen.getByText('versions.changes').parentElement ?? document.body;
    await waitFor(() => expect(within(changes).getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() =>
      expect([
        within(changes).getByText('0.5'),
        within(changes).getByText('0.8'),
        within(changes).getByText('peak'),
        within(changes).getByText('valley'),
      ]).toHaveLength(4),
    );
    await press(user, 'versions.cancel.label');
    cloud.reserved = null;
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'versions.cancel.label' }));
    expect(await screen.findByRole('link', { name: 'versions.reserve' }, SLOW)).toBeTruthy();
    expect(sent('cancel')).toEqual([{ stationId: 's1', id: '2' }]);
  });
});

describe('the current version', () => {
  it('is changed at once, and the reserved one along with it when that is wanted', async () => {
    cloud.reserved = RESERVED;
    const { user, sent } = await open({ query: '?version=current&form=true' });
    await user.type(field('resources.area/price.fields.tax'), '{Backspace}');
    await press(user, 'Save');
    const dialog = await screen.findByRole('dialog', {}, SLOW);
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'versions.edit' }, SLOW)).toBeTruthy();
    expect(sent('editCurrent')).toEqual([
      { price: 0.5, tax: 1, periods: [{ name: 'peak' }], stationId: 's1', id: '1' },
    ]);
    expect(sent('editReserved')).toEqual([
      { effectiveDate: '2027-01-01', price: 0.8, tax: 1, periods: [{ name: 'valley' }], stationId: 's1', id: '2' },
    ]);
  });

  it('tells what someone else changed meanwhile and keeps it', async () => {
    const { user, sent } = await open({ query: '?version=current&form=true' });
    cloud.current = { ...CURRENT, price: 0.6 };
    await user.type(field('resources.area/price.fields.tax'), '{Backspace}');
    await press(user, 'Save');
    const dialog = await screen.findByRole('dialog', {}, SLOW);
    expect(within(dialog).getByText('versions.question.others')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'versions.edit' }, SLOW);
    expect(sent('editCurrent')).toMatchObject([{ price: 0.6, tax: 1 }]);
  });

  it('keeps what was typed when the server refuses', async () => {
    const { user } = await open({
      query: '?version=current&form=true',
      answers: { editCurrent: () => new No('Billed already') },
    });
    await user.type(field('resources.area/price.fields.tax'), '{Backspace}');
    await press(user, 'Save');
    await user.click(within(await screen.findByRole('dialog', {}, SLOW)).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Billed already')).toBeTruthy();
    expect((field('resources.area/price.fields.tax') as HTMLInputElement).value).toBe('1');
  });
});

it('offers nothing without the codes, neither by button nor by address', async () => {
  cloud.reserved = RESERVED;
  await open({ codes: [] });
  for (const name of ['versions.edit', 'versions.reserve']) expect(screen.queryByRole('link', { name })).toBeNull();
  cleanup();
  await act(
    async () =>
      void renderAt(<VersionsView versions={price.versions as AnyVersions} record={{ id: 's1', stationId: 's1' }} />, {
        resource: price,
        codes: [],
        at: `${PATH}/s1/show?version=current&form=true`,
      }),
  );
  expect(await screen.findByText('No permission')).toBeTruthy();
});

it('shows the versions that were with what changed after them', async () => {
  await open({ query: '?version=history' });
  await waitFor(() => expect(screen.getAllByText('0.4')).toHaveLength(2)); // in the change and among all its values
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3)); // two on the time line, one change
});
