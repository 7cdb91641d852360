import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTakeUndoableMutation } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { defineResource, text } from '@/dsl';
import ResourceList from '../../list/ResourceList';
import { renderList } from '../../list/testing/renderList';
import { failure, listOf, row, listRows } from '../../list/testing/listRows';

afterEach(cleanup);

const resource = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', page: 'GET page', delete: 'POST delete' },
  fields: { name: text() },
  standard: { delete: { undo: true } },
});

/** Stands for the toast: it sends what waits, or takes it back. */
function Toast() {
  const take = useTakeUndoableMutation();
  return [false, true].map((isUndo) => (
    <button key={String(isUndo)} onClick={() => take()?.({ isUndo })}>
      {isUndo ? 'undo' : 'send'}
    </button>
  ));
}

const open = (remove: object, getList = listOf(listRows(1, 2))) =>
  renderList(
    <>
      <ResourceList />
      <Toast />
    </>,
    { resource, dataProvider: { getList, delete: remove } },
  );
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = async () =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
const remove = async (name: string) => {
  await userEvent.click(within(await row(name)).getByRole('button', { name: /Delete/ }));
  await answer();
};

it('asks first, then hides the row at once and sends nothing before its time; undone, nothing at all', async () => {
  const call = vi.fn();
  open(call);
  await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /Delete/ }));
  expect(await screen.findByRole('alertdialog', { name: 'actions.question' }), 'not for good').toBeTruthy();
  expect(await row('Thing 1')).toBeTruthy();
  await answer();
  await waitFor(() => expect(screen.queryByText('Thing 1')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('1 in total')).toBeTruthy();
  await press('undo');
  expect(await row('Thing 1')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it('says deleted only when it is, and brings the row back when it is not', async () => {
  let left = listRows(1, 2);
  const call = vi.fn(async (_: string, { id }: { id: string }) => {
    left = left.filter((one) => one.id !== id);
    return { data: { id } };
  });
  open(call, listOf(left));
  call.mockRejectedValueOnce(failure('It is in use'));
  await remove('Thing 1');
  await press('send');
  expect(await row('Thing 1')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());

  await remove('Thing 2');
  await press('send');
  expect(await screen.findByText('Deleted')).toBeTruthy();
  expect(call).toHaveBeenCalledTimes(2);
});

it('leads the focus to the row that takes the place of the deleted one', async () => {
  open(vi.fn());
  const button = within(await row('Thing 1')).getByRole('button', { name: /Delete/ });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await answer();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Thing 2'));
  await press('undo'); // what is hidden stays so for other tests too
});
