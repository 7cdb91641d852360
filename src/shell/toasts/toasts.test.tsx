import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoreAdminContext, memoryStore, useAddUndoableMutation, useNotify, type I18nProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { resetWireGate, WireError, type FailureKind } from '@/api';
import { tellFailure } from '@/api/events';
import { takeEndReason } from '@/access/signIn/endSession';
import { startSession } from '@/access/session';
import { PermissionBox } from './PermissionBox';
import { Toasts } from './Toasts';
import { useSessionEnd } from './useSessionEnd';

const i18n: I18nProvider = {
  translate: (key) => (key === 'ra.action.save' ? 'Save' : `t:${key}`),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
const fail = (kind: FailureKind, serverText?: string) =>
  act(() => {
    tellFailure(new WireError({ kind, messageKey: `errors.${kind}`, serverText }), {});
  });

const sent: string[] = [];

function Notes() {
  const notify = useNotify();
  const hold = useAddUndoableMutation();
  const remove = (name: string) => {
    hold(({ isUndo }) => void sent.push(`${isUndo ? 'back' : 'sent'} ${name}`));
    notify('deleted', { type: 'success', undoable: true });
  };
  return (
    <>
      <button onClick={() => remove('one')}>delete one</button>
      <button onClick={() => remove('two')}>delete two</button>
      <button onClick={() => notify('done', { type: 'success' })}>note</button>
      <button onClick={() => notify('broken', { type: 'error' })}>error</button>
    </>
  );
}
function Host() {
  useSessionEnd();
  return (
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18n} store={memoryStore()}>
        <Notes />
        <Toasts />
        <PermissionBox />
      </CoreAdminContext>
    </MemoryRouter>
  );
}

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'], now: 0 });
  vi.setSystemTime(0);
  vi.spyOn(window.location, 'replace').mockReturnValue();
  resetWireGate();
  startSession({ accessToken: 'token', userId: '7', userName: 'ann', account: 'ann@demo.energy' });
  render(<Host />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

// covers FR-180, FS-012, HR-286
describe('failed calls', () => {
  it('show one toast in 3 s, however many fail together, and a later one makes another (fault 44)', () => {
    for (let count = 0; count < 6; count += 1) fail('http', `failure ${count}`);
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(['failure 0']);
    act(() => void vi.advanceTimersByTime(3100));
    fail('bad-gateway');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(screen.getByText('t:errors.bad-gateway')).toBeDefined();
  });

  it('say the server’s words letter for letter', () => {
    const words = '<b>%{x}</b> |||| ra.action.save';
    fail('business', words);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(document.querySelector('b')).toBeNull();
  });

  it('do not translate a text that is a key by chance', () => {
    fail('business', 'ra.action.save');
    expect(screen.getByRole('alert').textContent).toBe('ra.action.save');
  });

  it('are silent for an aborted call and changed permissions', () => {
    fail('aborted');
    fail('permission-changed');
    expect(screen.queryByRole('alert')).toBeNull();
    fail('http');
    expect(screen.getByRole('alert')).toBeDefined();
  });
});

describe('notes', () => {
  it('appear, and go by themselves', () => {
    act(() => screen.getByText('note').click());
    expect(screen.getByRole('status').textContent).toBe('t:done');
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('of the kind error are left to the wire', () => {
    act(() => screen.getByText('error').click());
    expect(screen.queryByText('t:broken')).toBeNull();
  });
});

describe('what can be undone', () => {
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

  it('is taken back by its toast, and sent when the toast goes', () => {
    press('delete one');
    press('t:ra.action.undo');
    expect(sent).toEqual(['back one']);
    expect(screen.getByText('t:messages.undone')).toBeDefined();
    press('delete two');
    act(() => void vi.advanceTimersByTime(8100));
    expect(sent).toEqual(['back one', 'sent two']);
  });

  it('is sent when the next comes; that one is undone alone, also under failures', () => {
    press('delete one');
    press('delete two');
    expect(sent).toEqual(['sent one']);
    for (let count = 0; count < 5; count += 1) {
      fail('business', `failure ${count}`);
      act(() => void vi.advanceTimersByTime(1000));
    }
    press('t:ra.action.undo');
    expect(sent).toEqual(['sent one', 'back two']);
  });

  it('is sent before the page goes, and the browser asks', () => {
    press('delete one');
    const leave = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(leave));
    expect(sent).toEqual(['sent one']);
    expect(leave.defaultPrevented).toBe(true);
    expect(screen.queryByText('t:deleted')).toBeNull();
  });
});

it('tells an outcome that nobody knows as no failure', () => {
  act(() => void tellFailure(new WireError({ kind: 'timeout', messageKey: 'errors.timeout', unclear: true }), {}));
  expect(screen.getByText('t:errors.unclear').closest('[class*=Warning]')).toBeTruthy();
  expect(screen.queryByText(/errors.timeout/)).toBeNull();
});

it('ends the session once it is refused', async () => {
  fail('unauthorized');
  fail('unauthorized');
  await vi.advanceTimersByTimeAsync(1);
  expect(window.location.replace).toHaveBeenCalledExactlyOnceWith('/login');
  expect(takeEndReason()).toBe('expired');
});

it('shows one box for changed permissions, left only by OK', async () => {
  vi.useRealTimers();
  for (let count = 0; count < 6; count += 1) fail('permission-changed');
  const user = userEvent.setup();
  expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('t:errors.permissionChanged')).toBeDefined());
  expect(window.location.replace).not.toHaveBeenCalled();
  await user.click(screen.getByText('t:actions.ok'));
  await waitFor(() => expect(window.location.replace).toHaveBeenCalledExactlyOnceWith('/login'));
  expect(takeEndReason()).toBe('permission');
});
