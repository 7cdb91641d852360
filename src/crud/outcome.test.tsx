import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WireError } from '@/api';
import { BulkFailure } from '@/data/records/bulk';
import { defineResource, number, text } from '@/dsl';
import { GroupSelector } from '@/energy/groups/GroupSelector';
import { EachDialog } from './actions/each/EachDialog';
import { SendDialog } from './actions/dialogs/SendDialog';
import { useSaving } from './actions/useSaving';
import ResourceList from './list/ResourceList';
import { PATH as LIST, renderList } from './list/testing/renderList';
import { listOf, row, listRows } from './list/testing/listRows';
import CreatePage from './form/CreatePage';
import EditPage from './form/EditPage';
import { PATH, renderAt } from './testing/renderAt';

/** No answer came: nobody knows whether it was carried out. */
const lost = new WireError({ kind: 'timeout', messageKey: 'errors.timeout', unclear: true });
const refused = new WireError({
  kind: 'business',
  status: 200,
  messageKey: 'errors.business',
  serverText: 'Not today',
});

const resource = defineResource({
  name: 'area/thing',
  api: {
    base: '/area/thing',
    page: 'GET page',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  },
  fields: { name: text({ required: true, max: 10 }), amount: number({ max: 9 }), note: text() },
  list: { columns: ['name', 'amount', 'note'], filters: ['name'], inline: ['note'], bulk: ['note'] },
  actions: {
    restart: { on: ['row', 'bulk'], call: 'POST restart', confirm: true },
    rename: { on: 'row', call: 'POST rename', form: { title: text({ required: true }) } },
    arrange: { on: 'page', call: 'POST arrange', arranges: true },
  },
});

type Fails = () => Promise<never>;
const list = (fails: Fails, ...codes: readonly string[]) =>
  renderList(<ResourceList />, {
    resource,
    codes,
    dataProvider: { getList: listOf(listRows(1, 2)), action: fails, change: fails, delete: fails, deleteMany: fails },
  });
/** The first of two was done. */
const many =
  (fails: Fails): Fails =>
  async () =>
    fails().catch(async (error: Error) => Promise.reject(new BulkFailure(['1'], [{ id: '2', error }])));
const press = async (name: string | RegExp, within_: HTMLElement = document.body) =>
  userEvent.click(await within(within_).findByRole('button', { name }));
const chooseAll = async (name: string | RegExp) => {
  await row('Thing 1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'list.selectAll' }));
  await press(name, await screen.findByRole('region', { name: 'list.selection' }));
};
const inRow = async (name: string | RegExp) =>
  userEvent.click(within(await row('Thing 1')).getByRole('button', { name }));

interface Place {
  readonly place: string;
  /** What is done; resolves where its end is told. */
  send(fails: Fails): Promise<HTMLElement>;
  readonly typed?: string;
  /** The record is read anew in the same place: no way has to lead there. */
  readonly reads?: true;
}

/** Where something that changes is sent from. */
const places: readonly Place[] = [
  {
    place: 'the form of a new record',
    send: async (create) => {
      renderAt(<CreatePage />, { resource, dataProvider: { create } as never });
      await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ada');
      await press('Save');
      return document.body;
    },
    typed: 'Ada',
  },
  {
    place: 'the form of a record',
    send: async (update) => {
      renderAt(<EditPage id="7" />, {
        resource,
        dataProvider: { getOne: async () => ({ data: { id: '7', name: 'Old' } }), update } as never,
        at: `${PATH}/7/edit`,
      });
      const box = await screen.findByRole('textbox', { name: /^Name/ });
      await userEvent.clear(box);
      await userEvent.type(box, 'New');
      await press('Save');
      return document.body;
    },
    typed: 'New',
    reads: true,
  },
  {
    place: 'an action that asks first',
    send: async (fails) => {
      list(fails, 'restart');
      await inRow(/restart/);
      const dialog = await screen.findByRole('alertdialog');
      await press(/restart/, dialog);
      return dialog;
    },
  },
  {
    place: 'a deletion',
    send: async (fails) => {
      list(fails, 'delete');
      await inRow(/Delete/);
      const dialog = await screen.findByRole('alertdialog');
      await press('Delete', dialog);
      return dialog;
    },
  },
  {
    place: 'an action with a form',
    send: async (fails) => {
      list(fails, 'rename');
      await inRow(/rename/);
      const dialog = await screen.findByRole('dialog');
      await userEvent.type(within(dialog).getByRole('textbox'), 'Bea');
      await press('actions.submit', dialog);
      return dialog;
    },
    typed: 'Bea',
  },
  {
    place: 'the order of a list',
    send: async (fails) => {
      list(fails, 'arrange');
      await press('arrange');
      const dialog = await screen.findByRole('dialog');
      const [first] = await within(dialog).findAllByRole('listitem');
      (first && within(first).getAllByRole('button').at(-1))?.focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await press('actions.save', dialog);
      return dialog;
    },
  },
  {
    place: 'an action over several records',
    send: async (fails) => {
      list(many(fails), 'restart');
      await chooseAll(/restart/);
      await press(/restart/, await screen.findByRole('alertdialog'));
      return screen.findByRole('dialog');
    },
  },
  {
    place: 'one change of several records, of which some fail',
    send: async (fails) => {
      list(many(fails), 'edit');
      await chooseAll(/bulkEdit|Edit selected|editSelected/i);
      const dialog = await screen.findByRole('dialog');
      await userEvent.type(await within(dialog).findByRole('textbox'), 'cellar');
      await press('lists.bulk.run', dialog);
      return screen.findByRole('dialog');
    },
  },
  {
    place: 'one change of several records',
    send: async (fails) => {
      list(fails, 'edit');
      await chooseAll(/bulkEdit|Edit selected|editSelected/i);
      const dialog = await screen.findByRole('dialog');
      await userEvent.type(await within(dialog).findByRole('textbox'), 'cellar');
      await press('lists.bulk.run', dialog);
      return dialog;
    },
    typed: 'cellar',
  },
  {
    place: 'a form that is sent once for each of several',
    send: async (fails) => {
      const over = async () => [{ id: '1', name: 'North' }];
      const dialog = (
        <EachDialog
          title="Each"
          texts="each"
          fields={{ title: text() }}
          opened={{}}
          over={over}
          work={fails}
          close={() => undefined}
        />
      );
      renderAt(dialog, { resource, at: LIST });
      await press('each.run');
      return screen.findByRole('dialog');
    },
  },
  {
    place: 'a dialog of its own',
    send: async (fails) => {
      function Own() {
        const save = useSaving(fails, 'done', () => undefined);
        return (
          <SendDialog title="Own" send="Send" error={save.error} onSend={save.mutate} onClose={() => undefined}>
            Words
          </SendDialog>
        );
      }
      renderAt(<Own />, { resource, at: LIST });
      await press('Send');
      return screen.findByRole('dialog');
    },
  },
  {
    place: 'a group of a widget',
    send: async (fails) => {
      renderAt(<GroupSelector label="Group" groups={[]} value={null} onPick={() => undefined} onCreate={fails} />, {
        resource,
        at: LIST,
      });
      await press(/Group:/);
      await press('widgets.groups.create');
      await userEvent.type(screen.getByRole('textbox'), 'South');
      await press('widgets.groups.save');
      return screen.findByRole('dialog');
    },
    typed: 'South',
  },
  {
    place: 'a cell of a list',
    send: async (fails) => {
      list(fails, 'edit');
      (await row('Thing 1')).focus();
      await userEvent.keyboard('{F2}');
      const dialog = await screen.findByRole('dialog');
      await userEvent.keyboard('attic{Enter}');
      return dialog;
    },
    typed: 'attic',
    reads: true,
  },
];

beforeAll(() =>
  Promise.all([
    import('./actions/dialogs/ActionDialogs'),
    import('./actions/dialogs/ActionFormDialog'),
    import('./actions/bulk/BulkEditDialog'),
    import('./actions/dialogs/OrderDialog'),
  ]),
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(places)('$place', ({ send, typed, reads }) => {
  const links = () => screen.queryAllByRole('link').filter((one) => one.getAttribute('target') === '_blank');

  it('says after a lost answer that nobody knows, keeps what was typed, and leads to where it is seen', async () => {
    const place = await send(async () => Promise.reject(lost));
    await waitFor(() => expect(place.textContent).toContain('errors.unclear'));
    expect(document.body.textContent).not.toContain('errors.timeout');
    if (typed !== undefined) expect(screen.getByDisplayValue(typed)).toBeTruthy();
    if (!reads) expect(links().map((one) => one.getAttribute('href')?.split('?')[0])).toEqual([LIST]);
  });

  it('says after a refusal that it was refused', async () => {
    const place = await send(async () => Promise.reject(refused));
    await waitFor(() => expect(place.textContent).toContain('Not today'));
    expect(document.body.textContent).not.toContain('unclear');
    expect(links()).toEqual([]);
    if (typed !== undefined) expect(screen.getByDisplayValue(typed)).toBeTruthy();
  });
});
