import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveOpenDrafts } from '@/access/memory/drafts';
import { startSession } from '@/access/session';
import type { Resource } from '@/schema';
import ResourceList from '../list/ResourceList';
import { renderList, thing } from '../list/testing/renderList';
import { listOf, row, listRows } from '../list/testing/listRows';

const bulky: Resource = { ...thing, bulk: ['state', 'note'] };

beforeEach(() => {
  sessionStorage.clear();
  startSession({ accessToken: 't', userId: 'u1', userName: 'U', account: 'u' });
});
afterEach(cleanup);

const open = () =>
  renderList(<ResourceList />, {
    dataProvider: { getList: listOf(listRows(1, 2)) },
    resource: bulky,
    codes: ['edit', 'rename'],
  });
const restored = 'form.draft.restored';

async function rename(name: string) {
  await userEvent.click(within(await row(name)).getByRole('button', { name: /^rename/ }));
  return within(await screen.findByRole('dialog', { name: 'rename' }));
}

async function editBoth() {
  await row('Thing 1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'list.selectAll' }));
  await userEvent.click(await screen.findByRole('button', { name: /bulkEdit/ }));
  return within(await screen.findByRole('dialog'));
}

describe('what was typed when the session ended', () => {
  it('is back when the same action is started for the same record, and for no other', async () => {
    const { unmount } = open();
    const before = await rename('Thing 1');
    await userEvent.clear(before.getByRole('textbox'));
    await userEvent.type(before.getByRole('textbox'), 'Typed');
    saveOpenDrafts();
    unmount();
    open();
    const other = await rename('Thing 2');
    await waitFor(() => expect(other.queryByText(restored)).toBeNull());
    await userEvent.click(other.getByRole('button', { name: 'actions.cancel' }));
    const again = await rename('Thing 1');
    expect(again.getByText(restored)).toBeTruthy();
    expect(again.getByRole<HTMLInputElement>('textbox').value).toBe('Typed');
    await userEvent.click(again.getByRole('button', { name: 'form.draft.discard' }));
    expect(again.getByRole<HTMLInputElement>('textbox').value).toBe('Thing 1');
    await waitFor(() => expect(again.queryByText(restored)).toBeNull());
  });

  it('is not kept where nothing was typed', async () => {
    const { unmount } = open();
    await rename('Thing 1');
    saveOpenDrafts();
    unmount();
    open();
    expect((await rename('Thing 1')).queryByText(restored)).toBeNull();
  });

  it('is back with the fields that were chosen for several records', async () => {
    const { unmount } = open();
    const before = await editBoth();
    const [, note] = before.getAllByRole('checkbox');
    if (note) await userEvent.click(note);
    await userEvent.type(before.getByRole('textbox'), 'For both');
    saveOpenDrafts();
    unmount();
    open();
    const again = await editBoth();
    expect(again.getByText(restored)).toBeTruthy();
    expect(again.getByRole<HTMLInputElement>('textbox').value).toBe('For both');
    await userEvent.click(again.getByRole('button', { name: 'form.draft.discard' }));
    await waitFor(() => expect(again.queryByRole('textbox')).toBeNull());
  });
});

describe('what is typed in a dialog', () => {
  it('is asked about before Escape closes it; an empty one closes at once', async () => {
    open();
    await rename('Thing 1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await rename('Thing 1');
    await userEvent.type(dialog.getByRole('textbox'), '!');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'form.unsaved.keep' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Thing 1!');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'form.unsaved.discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is asked about too when it is for several records', async () => {
    open();
    const dialog = await editBoth();
    const [, note] = dialog.getAllByRole('checkbox');
    if (note) await userEvent.click(note);
    await userEvent.type(dialog.getByRole('textbox'), 'For both');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'form.loss.title' })).toBeTruthy();
  });
});
