import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { boolean, enumeration, round, rows, text } from '@/dsl';
import { fakeServer, No } from '@/data/testing/fakeServer';
import type { Resource } from '@/schema';
import RecordDetail from '../../detail/RecordDetail';
import { PATH, renderAt } from '../../testing/renderAt';
import { thing } from '../../testing/thing';

const found = rows(
  {
    chosen: boolean(),
    sn: text({ readOnly: true }),
    brand: text({ readOnly: true }),
    there: boolean({ readOnly: true }),
  },
  { sameRows: true, ticks: 'chosen', named: 'sn', locked: { there: true } },
);
const TASK = {
  call: 'POST result',
  until: { status: { in: ['over', 'failed'] } },
  failed: { status: 'failed' },
  limit: 60,
} as const;
const resource: Resource = {
  ...thing,
  actions: {
    look: {
      on: 'row',
      rounds: [
        round(
          'where',
          { place: text({ required: true }), depth: text() },
          { when: { depth: { visible: { place: 'cellar' } } }, call: 'POST look', task: TASK },
        ),
        round(
          'take',
          { list: found },
          {
            call: 'POST take',
            send: ({ record, values, before }) => ({
              of: record.id,
              place: before.place,
              task: before.taskId,
              sns: (values.list ?? []).filter(({ chosen }) => chosen).map(({ sn }) => sn),
            }),
            count: ({ list }) => (list ?? []).filter(({ chosen }) => chosen).length,
          },
        ),
      ],
    },
    give: {
      on: 'row',
      rounds: [
        round(
          'list',
          { sns: text() },
          { call: 'POST list', reads: true, sheet: { upload: 'POST upload', template: 'POST template' } },
        ),
        round(
          'take',
          { list: rows({ sn: text() }, { readOnly: true }) },
          { call: 'POST take', count: ({ list }) => (list ?? []).length },
        ),
      ],
    },
    adjust: {
      on: 'row',
      rounds: [
        round('kept', {}, { call: 'POST kept', reads: true }),
        round('own', { mode: enumeration(['a', 'b']) }, { call: 'POST save', task: TASK }),
        round('end', {}),
      ],
    },
  },
};

// parts that come with the first press
beforeAll(() => Promise.all([import('../dialogs/ActionDialogs'), import('./RoundsDialog')]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LIST = [
  { sn: 'A1', brand: 'Helion', there: false },
  { sn: 'B2', brand: 'Voltara', there: true },
];

async function start(key: string) {
  renderAt(<RecordDetail id="7" />, {
    resource,
    codes: ['look', 'adjust', 'give'],
    dataProvider: { getOne: async () => ({ data: { id: '7', name: 'Boiler', mode: 'a' } }) } as never,
    at: `${PATH}/7/show`,
  });

  await userEvent.click(await screen.findByRole('button', { name: key }));
  return screen.findByRole('dialog', { name: key });
}
const press = async (dialog: HTMLElement, name: string) =>
  userEvent.click(await within(dialog).findByRole('button', { name }));

/** Takes files as a cloud does that finds one number in any sheet; those it got are told. */
function sheetServer(): readonly File[] {
  const got: File[] = [];
  class Upload {
    readonly upload = {};
    readonly status = 200;
    readonly responseText = JSON.stringify({ code: '0000', data: { list: [{ sn: 'A1' }] } });
    readonly open = vi.fn();
    readonly setRequestHeader = vi.fn();
    readonly getResponseHeader = () => null;
    onload?: () => void;
    send(form: FormData) {
      got.push(form.get('file') as File);
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return got;
}

const sized = (name: string, megabytes: number) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: megabytes * 1024 * 1024 });

describe('an action that goes in rounds', () => {
  it.each([
    ['of another kind', 'format', sized('numbers.pdf', 1)],
    ['of more than 30 MB', 'size', sized('numbers.xlsx', 31)],
    ['with nothing in it', 'empty', sized('numbers.xlsx', 0)],
  ])('does not send a file %s in the place of a sheet, says why, and takes the next one', async (_, rule, wrong) => {
    const got = sheetServer();
    const dialog = await start('give');
    const user = userEvent.setup({ applyAccept: false });
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no way to choose a file');
    await user.upload(input, wrong);
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe(`widgets.upload.file.${rule}`));
    expect(got).toEqual([]);
    await user.upload(input, sized('numbers.XLSX', 30));
    expect(await within(dialog).findByText('A1')).toBeTruthy();
    expect(got.map(({ name }) => name)).toEqual(['numbers.XLSX']);
  });

  it('shows what a task brought, and sends what of it was ticked with what the rounds before know', async () => {
    const requests = fakeServer({
      look: () => ({ taskId: 'T' }),
      result: () => ({ status: 'over', list: LIST }),
      take: () => ({}),
    });
    const dialog = await start('look');
    await press(dialog, 'actions.next');
    expect(requests).toEqual([]); // the place must be said first
    await userEvent.type(within(dialog).getByRole('textbox'), 'cellar');
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(2); // the depth is asked of a cellar
    await press(dialog, 'actions.next');
    const tick = await within(dialog).findByRole('checkbox', { name: 'A1' });
    expect(requests.slice(0, 2)).toEqual([
      { path: 'look', params: { id: '7', place: 'cellar' } },
      { path: 'result', params: { taskId: 'T' } },
    ]);
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'B2' }).disabled).toBe(true);
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'actions.submit' }).disabled).toBe(true);
    await userEvent.click(tick);
    await press(dialog, 'actions.submit');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.at(-1)).toEqual({ path: 'take', params: { of: '7', place: 'cellar', task: 'T', sns: ['A1'] } });
  });

  it('goes back to what was asked, with what was typed', async () => {
    fakeServer({ look: () => ({ taskId: 'T' }), result: () => ({ status: 'over', list: LIST }) });
    const dialog = await start('look');
    await userEvent.type(within(dialog).getByRole('textbox'), 'roof');
    await press(dialog, 'actions.next');
    await within(dialog).findByRole('checkbox', { name: 'A1' });
    await press(dialog, 'actions.previous');
    await waitFor(() => expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('roof'));
    await waitFor(() => expect(within(dialog).queryByRole('checkbox')).toBeNull());
  });

  it('keeps a refusal in the dialog, and what was typed', async () => {
    fakeServer({ look: () => new No('The hub is offline') });
    const dialog = await start('look');
    await userEvent.type(within(dialog).getByRole('textbox'), 'roof');
    await press(dialog, 'actions.next');
    expect(await within(dialog).findByText('The hub is offline')).toBeTruthy();
    expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('roof');
  });

  it('does not know what became of a round that changes something and lost its answer; one that only looks something up has failed', async () => {
    const lost = vi.fn((_url: string, _init?: RequestInit) => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', lost);
    const looking = await start('give');
    await press(looking, 'actions.next');
    expect(await within(looking).findByText('No network')).toBeTruthy();
    await waitFor(() => expect(within(looking).queryByRole('link')).toBeNull());
    cleanup();
    const reading = await start('adjust');
    expect(await within(reading).findByText('No network')).toBeTruthy();
    cleanup();
    const changing = await start('look');
    await userEvent.type(within(changing).getByRole('textbox'), 'roof');
    await press(changing, 'actions.next');
    expect(await within(changing).findByText('errors.unclear')).toBeTruthy();
    expect(within(changing).getByRole('link')).toBeTruthy();
    expect(lost.mock.calls.map(([, init]) => new Headers(init?.headers).has('idempotency-key'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('sends a sheet that is only looked at as something that changes nothing', async () => {
    const headers = vi.fn();
    class Lost {
      readonly upload = {};
      readonly open = vi.fn();
      readonly setRequestHeader = headers;
      onerror?: () => void;
      send = () => this.onerror?.();
    }
    vi.stubGlobal('XMLHttpRequest', Lost);
    const dialog = await start('give');
    await userEvent.upload(
      dialog.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no way to choose a file'),
      sized('numbers.xlsx', 1),
    );
    expect(await within(dialog).findByText('No network')).toBeTruthy();
    expect(headers.mock.calls.map(([name]) => String(name).toLowerCase())).not.toContain('idempotency-key');
  });

  it.each([
    ['over', null],
    ['failed', 'errors.timeout'],
  ])('sends a round without fields by itself, and tells at the end how a task ended: %s', async (status, said) => {
    const requests = fakeServer({
      kept: () => ({ mode: 'b' }),
      save: () => ({ taskId: 7 }),
      result: () => ({ status }),
    });
    const dialog = await start('adjust');
    await press(dialog, 'actions.next');
    expect(await within(dialog).findByRole('button', { name: 'actions.close' })).toBeTruthy();
    expect(requests.slice(0, 2)).toEqual([
      { path: 'kept', params: { id: '7' } },
      { path: 'save', params: { id: '7', mode: 'b' } },
    ]);
    if (said) expect(await within(dialog).findByText(said)).toBeTruthy();
    else await waitFor(() => expect(within(dialog).queryByRole('progressbar')).toBeNull());
    await press(dialog, 'actions.close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
