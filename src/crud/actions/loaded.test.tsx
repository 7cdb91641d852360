import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WireError } from '@/api';
import { number, text } from '@/dsl';
import type { Resource } from '@/schema';
import RecordDetail from '../detail/RecordDetail';
import { PATH, renderAt } from '../testing/renderAt';
import { thing } from '../testing/thing';

const RECORD = { id: '7', name: 'Boiler', code: 'C1', kind: 'plain', state: 'done' };
const resource: Resource = {
  ...thing,
  actions: {
    tune: {
      on: 'row',
      load: 'GET tuning',
      call: 'POST tune',
      shows: { level: number({ unit: 'kW' }) },
      form: { name: text({ required: true }), note: text() },
    },
    read: { on: 'row', load: 'GET reading', shows: { level: number({ unit: 'kW' }), hint: text() } },
  },
};

// parts that come with the first press
beforeAll(() =>
  Promise.all([import('./dialogs/ActionDialogs'), import('./dialogs/FormDialog'), import('./dialogs/ActionDrawer')]),
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(
  loadAction: () => Promise<unknown>,
  { at = `${PATH}/7/show`, codes = ['tune', 'read'], action = vi.fn(async () => ({ data: { answer: null } })) } = {},
) {
  const page = renderAt(<RecordDetail id="7" />, {
    resource,
    codes,
    dataProvider: { getOne: async () => ({ data: RECORD }), loadAction, action } as never,
    at,
  });
  return { ...page, action };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const refused = () =>
  Promise.reject(new WireError({ kind: 'business', messageKey: 'errors.server', serverText: 'The gateway is asleep' }));

describe('an action that loads before it asks', () => {
  it('has its dialog at once, then begins with the answer, and with the record where the answer says nothing', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { action } = open(() => new Promise((resolve) => (answer = resolve)));
    await press('tune');
    const waiting = await screen.findByRole('dialog', { name: 'tune' });
    expect(within(waiting).getByRole('status', { name: 'Loading' })).toBeTruthy();
    await waitFor(() => expect(within(waiting).queryByRole('textbox')).toBeNull());
    answer({ data: { level: 12.5, note: 'from the device' } });
    await screen.findByText('12.5 kW');
    const dialog = screen.getByRole('dialog', { name: 'tune' });
    const [name, note] = within(dialog).getAllByRole<HTMLInputElement>('textbox');
    expect([name?.value, note?.value]).toEqual(['Boiler', 'from the device']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'actions.submit' }));
    await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
    expect(action.mock.calls[0]).toMatchObject([
      'area/thing',
      { key: 'tune', values: { name: 'Boiler', note: 'from the device' } },
    ]);
  });

  it('says in the dialog why nothing came, and tries again', async () => {
    let works = false;
    open(() => (works ? Promise.resolve({ data: { level: 1 } }) : refused()));
    await press('tune');
    expect(await screen.findByText('The gateway is asleep')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'actions.submit' })).toBeNull());
    works = true;
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'actions.submit' })).toBeTruthy();
  });

  it('asks again each time it is opened', async () => {
    const load = vi.fn(async () => ({ data: { level: load.mock.calls.length } }));
    open(load);
    for (const count of [1, 2]) {
      await press('tune');
      expect(await screen.findByText(`${count} kW`)).toBeTruthy();
      await press('actions.cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('an action that only shows', () => {
  it('is a drawer with a link of its own, closed by Escape; what is empty is "-"', async () => {
    const { router } = open(async () => ({ data: { level: 3, hint: null } }));
    await press('read');
    const drawer = await screen.findByRole('dialog', { name: 'read' });
    await waitFor(() => expect(drawer.textContent).toContain('3\u00a0kW'));
    expect(drawer.textContent).toContain('-');
    expect(router.state.location.search).toBe('?action=read');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  it('is opened by its link, but for somebody without the grant, and no link sends anything', async () => {
    const load = async () => ({ data: { level: 3 } });
    open(load, { at: `${PATH}/7/show?action=read` });
    expect(await screen.findByRole('dialog', { name: 'read' })).toBeTruthy();
    cleanup();
    open(load, { at: `${PATH}/7/show?action=read`, codes: [] });
    await screen.findByRole('heading', { level: 1, name: 'Boiler' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    open(load, { at: `${PATH}/7/show?action=tune` });
    await screen.findByRole('button', { name: 'tune' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
