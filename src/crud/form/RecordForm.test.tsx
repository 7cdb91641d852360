import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveOpenDrafts } from '@/access/memory/drafts';
import { startSession } from '@/access/session';
import { localStore } from '@/access/storage';
import { WireError } from '@/api';
import { serve } from '@/api/testing/serve';
import { text } from '@/dsl';
import { encodeRecord, type AnyValues, type FormMode } from '@/schema';
import { PATH, renderAt } from '../testing/renderAt';
import { thing } from '../testing/thing';
import CreatePage from './CreatePage';
import EditPage from './EditPage';

const RECORD = { id: '7', name: 'Old', code: 'C1', kind: 'plain', detail: 'kept', note: null, state: 'draft' };
const refused = (validationErrors?: Record<string, string>) =>
  new WireError({
    kind: 'business',
    code: '5001',
    status: 200,
    serverText: 'The server says no',
    messageKey: 'errors.backend',
    validationErrors,
  });
const body = (values: AnyValues, mode: FormMode) => encodeRecord(thing, values, mode, thing.call(mode));
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Save' });
const notices = () =>
  within(screen.getByRole('list', { name: 'Notices' }))
    .queryAllByRole('listitem')
    .map((one) => one.textContent);

function openCreate(create = vi.fn(async () => ({ data: { id: '9' } }))) {
  const page = renderAt(<CreatePage />, { resource: thing, dataProvider: { create } as never });
  return { create, ...page };
}

async function openEdit(update = vi.fn(async (_: string, { data }: { data: AnyValues }) => ({ data }))) {
  const getOne = async () => ({ data: RECORD });
  const page = renderAt(<EditPage id="7" />, {
    resource: thing,
    dataProvider: { getOne, update } as never,
    at: `${PATH}/7/edit`,
  });
  await screen.findByRole('button', { name: 'Save' });
  return { update, ...page };
}

beforeEach(() => {
  sessionStorage.clear();
  startSession({ accessToken: 't', userId: 'u1', userName: 'U', account: 'u' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('checking', () => {
  it('shows the special text of a missing value and focuses the first refused field; nothing is sent', async () => {
    const { create } = openCreate();
    await userEvent.click(save());
    expect(await screen.findByText('please enter the name')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(box('Name')));
    expect(screen.getByText('Attention: Name')).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
  });

  it('asks the server about a value when its field is left, and drops the answer when it was edited', async () => {
    const answer = { code: '5001', msg: 'The code is taken', data: null };
    const requests: (string | null)[] = [];
    serve(
      http.get('*/area/thing/validate', ({ request }) => {
        requests.push(new URL(request.url).searchParams.get('code'));
        return HttpResponse.json(answer);
      }),
    );
    openCreate();
    await userEvent.type(box('Code'), 'AB');
    expect(requests).toEqual([]);
    await userEvent.tab();
    expect(await screen.findByText('The code is taken')).toBeTruthy();
    expect(requests).toEqual(['AB']);
    await userEvent.type(box('Code'), 'C');
    await waitFor(() => expect(screen.queryByText('The code is taken')).toBeNull());
  });

  it('shows a refusal when the field is left, not before', async () => {
    openCreate();
    await userEvent.type(box('Name'), 'much longer than ten');
    await waitFor(() => expect(screen.queryByText('Name: at most 10 characters')).toBeNull());
    await userEvent.tab();
    expect(screen.getByText('Name: at most 10 characters')).toBeTruthy();
  });
});

describe('conditions and what is sent', () => {
  it('neither checks nor sends a hidden field, and brings it back with what was typed', async () => {
    const { create } = openCreate();
    await userEvent.type(box('Name'), 'New');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Particulars/ })).toBeNull());
    await userEvent.clear(box('Kind'));
    await userEvent.type(box('Kind'), 'special');
    await userEvent.type(box('Particulars'), 'abc');
    await userEvent.clear(box('Kind'));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Particulars/ })).toBeNull());
    await userEvent.click(save());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    const sent = create.mock.calls[0] as unknown as [string, { data: AnyValues }];
    expect(body(sent[1].data, 'create')).toEqual({ thingName: 'New' });
  });

  it('shows a fixed field read-only on edit and does not send it', async () => {
    const { update } = await openEdit();
    expect(box('Code').hasAttribute('readonly')).toBe(true);
    await userEvent.type(box('Name'), '!');
    await userEvent.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(body(update.mock.calls[0]?.[1].data ?? {}, 'edit')).toEqual({ thingName: 'Old!', kind: 'plain', note: '' });
  });
});

describe('a record that somebody else saves meanwhile', () => {
  /** The edit page of the record, which says `theirs` from when it is saved on. */
  async function openBoth(theirs: object) {
    const getOne = vi
      .fn()
      .mockResolvedValueOnce({ data: RECORD })
      .mockResolvedValue({ data: { ...RECORD, ...theirs } });
    const update = vi.fn(async (_: string, { data }: { data: AnyValues }) => ({ data }));
    renderAt(<EditPage id="7" />, { resource: thing, dataProvider: { getOne, update } as never, at: `${PATH}/7/edit` });
    await screen.findByRole('button', { name: 'Save' });
    return update;
  }
  const sent = (update: Awaited<ReturnType<typeof openBoth>>) => body(update.mock.calls[0]?.[1].data ?? {}, 'edit');

  it('keeps their change where this form says nothing of it', async () => {
    const update = await openBoth({ note: 'theirs' });
    await userEvent.type(box('Name'), '!');
    await userEvent.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(sent(update)).toEqual({ thingName: 'Old!', kind: 'plain', note: 'theirs' });
  });

  it('says whose change was replaced where both changed the same', async () => {
    const update = await openBoth({ name: 'New', note: 'theirs' });
    await userEvent.type(box('Name'), '!');
    await userEvent.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(sent(update)).toEqual({ thingName: 'Old!', kind: 'plain', note: 'theirs' });
    await waitFor(() => expect(notices()).toHaveLength(2));
    expect(notices().join()).toContain('Replaced: Name');
  });
});

describe('saving', () => {
  it('sends a double submit once, says it was saved and opens the record', async () => {
    let answer = (_: { data: { id: string } }) => {};
    const { create, router } = openCreate(
      vi.fn(() => new Promise<{ data: { id: string } }>((resolve) => (answer = resolve))),
    );
    await userEvent.type(box('Name'), 'New');
    await userEvent.dblClick(save());
    await userEvent.keyboard('{Control>}s{/Control}');
    answer({ data: { id: '9' } });
    await waitFor(() => expect(router.state.location.pathname).toBe(`${PATH}/9/show`));
    expect(create).toHaveBeenCalledTimes(1);
    expect(notices()).toEqual(['Saved']);
  });

  it('takes no input while it is being saved, which would be lost, and takes it again after a refusal', async () => {
    let refuse = (_: unknown) => {};
    openCreate(vi.fn(() => new Promise((_, reject) => (refuse = reject))));
    await userEvent.type(box('Name'), 'New');
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.keyboard('er');
    expect((box('Name') as HTMLInputElement).value).toBe('New');
    refuse(refused());
    expect(await screen.findByText('The server says no')).toBeTruthy();
    await userEvent.type(box('Name'), 'er');
    expect((box('Name') as HTMLInputElement).value).toBe('Newer');
  });

  it('saves with Ctrl+S', async () => {
    const { create } = openCreate();
    await userEvent.type(box('Name'), 'New');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  });

  it('puts a refusal of the server at its field and clears it when the field is edited', async () => {
    openCreate(vi.fn(() => Promise.reject(refused({ thingName: 'Name is taken' }))));
    await userEvent.type(box('Name'), 'New');
    await userEvent.click(save());
    expect(await screen.findByText('Name is taken')).toBeTruthy();
    expect(box('Name').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(box('Name')));
    await userEvent.tab();
    expect(screen.getByText('Name is taken')).toBeTruthy();
    await userEvent.type(box('Name'), '2');
    await waitFor(() => expect(screen.queryByText('Name is taken')).toBeNull());
  });

  it('keeps the input of a failed save, shows the server text, and never says saved', async () => {
    const { router } = openCreate(vi.fn(() => Promise.reject(refused())));
    await userEvent.type(box('Name'), 'New');
    await userEvent.click(save());
    expect(await screen.findByText('The server says no')).toBeTruthy();
    expect((box('Name') as HTMLInputElement).value).toBe('New');
    expect(notices()).toEqual([]);
    expect(router.state.location.pathname).toBe(`${PATH}/create`);
    expect(save().hasAttribute('disabled')).toBe(false);
  });

  it('takes the invented empty answer of an ended session for a failure', async () => {
    openCreate(vi.fn(async () => ({ data: {} as { id: string } })));
    await userEvent.type(box('Name'), 'New');
    await userEvent.click(save());
    expect(await screen.findByText('Server request error')).toBeTruthy();
    expect(notices()).toEqual([]);
  });

  it('opens an empty form again after save and add another', async () => {
    const { create, router } = openCreate();
    await userEvent.type(box('Name'), 'One');
    await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
    await waitFor(() => expect((box('Name') as HTMLInputElement).value).toBe(''));
    expect(create).toHaveBeenCalledTimes(1);
    expect((box('Kind') as HTMLInputElement).value).toBe('plain');
    await waitFor(() => expect(screen.queryByText('please enter the name')).toBeNull());
    expect(router.state.location.pathname).toBe(`${PATH}/create`);
  });
});

describe('leaving', () => {
  it('asks before typed input is lost', async () => {
    const { router } = openCreate();
    await userEvent.type(box('Name'), 'New');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe(`${PATH}/create`);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((box('Name') as HTMLInputElement).value).toBe('New');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('leaves an untouched form at once', async () => {
    openCreate();
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('restores what was typed before the session ended, without passwords, and can discard it', async () => {
    const { unmount } = openCreate();
    await userEvent.type(box('Name'), 'Typed');
    const secret = document.querySelector<HTMLInputElement>('[data-form-field="secret"] input');
    if (secret) await userEvent.type(secret, 'Energy123');
    saveOpenDrafts();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Energy123');
    unmount();
    openCreate();
    expect(await screen.findByText('Restored what you typed')).toBeTruthy();
    expect((box('Name') as HTMLInputElement).value).toBe('Typed');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect((box('Name') as HTMLInputElement).value).toBe('');
  });

  it('keeps nothing of a field that holds a secret', async () => {
    const resource = { ...thing, fields: { ...thing.fields, note: text({ secret: true }) } };
    renderAt(<CreatePage />, { resource });
    await userEvent.type(box('Name'), 'Typed');
    await userEvent.type(box('Note'), 'key-of-a-home');
    saveOpenDrafts();
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('Typed');
    expect(kept).not.toContain('key-of-a-home');
  });

  it('offers what was typed in a window that is gone, and keeps what is typed until the form is left', async () => {
    const KEY = 'typed.area/thing:create';
    localStore.write(KEY, {
      userId: 'u1',
      document: 'gone',
      values: { name: 'Typed', secret: 'Energy123' },
      at: Date.now(),
    });
    const { unmount } = openCreate();
    expect(await screen.findByText('Continue? Typed now')).toBeTruthy();
    expect((box('Name') as HTMLInputElement).value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect((box('Name') as HTMLInputElement).value).toBe('Typed');
    await userEvent.type(box('Name'), '!');
    await waitFor(() => expect(localStore.read(KEY)).toMatchObject({ values: { name: 'Typed!' } }));
    expect(localStore.read(KEY), 'a secret').not.toHaveProperty('values.secret');
    unmount();
    expect(localStore.read(KEY)).toBeUndefined();
  });
});
