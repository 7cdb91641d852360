import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setWireHeaders } from '@/api';
import { missingTexts } from '@/data/texts/missingTexts';
import { inverter } from '../fixtures/schemas/lab/inverter';
import { mountConsole } from '../page/mountConsole';
import { fixtureRegistry, signIn, type SignedIn } from './signedIn';

const SESSION = { accessToken: 'token', userId: '1', userName: 'admin', account: 'admin@demo.energy' };
let signedIn: SignedIn;

beforeAll(async () => {
  configure({ defaultHidden: true });
  signedIn = await signIn('admin@demo.energy');
});
afterEach(cleanup);
afterAll(() => {
  configure({ defaultHidden: false });
  setWireHeaders(() => ({ language: 'en' }));
  vi.unstubAllGlobals();
});

const open = (path: string) =>
  mountConsole(path, {
    registry: fixtureRegistry,
    access: signedIn.access,
    dataProvider: signedIn.provider,
    session: SESSION,
  });

describe('one schema file and its texts, and nothing else', () => {
  it('is a list with columns, filters, rows and its action', async () => {
    missingTexts.clear();
    await open('/lab/inverter');
    const table = await screen.findByRole('table', {}, { timeout: 15_000 });
    const { data, total } = await signedIn.provider.getList('lab/inverter', { pagination: { page: 1, perPage: 10 } });
    await within(table).findAllByText(String(data[0]?.serialNumber));
    const headings = within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent);
    for (const heading of ['Name', 'Serial number', 'Organization', 'Status', 'Rated power'])
      expect(headings.join('|')).toContain(heading);
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(document.body.textContent).toContain(String(total));
    expect(within(table).getAllByText('Running').length).toBe(data.filter(({ status }) => status === 1).length);
    expect([...missingTexts]).toEqual([]);
  });

  it('is a form that asks its fields and refuses what is missing', async () => {
    missingTexts.clear();
    await open('/lab/inverter/create');
    await screen.findByLabelText(/^Serial number/, {}, { timeout: 15_000 });
    const request = Object.keys(inverter.fields).filter((name) => name !== 'updateTime');
    for (const label of [
      'Name',
      'Serial number',
      'Organization',
      'Status',
      'Rated power',
      'Efficiency',
      'Commissioned',
      'Firmware',
      'Remark',
    ]) {
      expect(screen.getAllByText(new RegExp(`^${label}`)).length, label).toBeGreaterThan(0);
    }
    expect(inverter.form.flatMap(({ fields }) => fields)).toEqual(request);
    await userEvent.type(screen.getByLabelText(/^Serial number/), 'not an identifier!');
    const save = document.querySelector('button[type=submit]');
    if (!save) throw new Error('There is no button that saves.');
    await userEvent.click(save);
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(3));
    expect((await signedIn.provider.getList('lab/inverter', { pagination: { page: 1, perPage: 1 } })).total).toBe(24);
    expect([...missingTexts]).toEqual([]);
  });
});
