import { beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '@/access/session';
import { localStore } from '@/access/storage';
import { markOpened, MOST_OPENED, onOpened, wasOpened } from './openedRecords';

const signIn = (userId: string) => startSession({ accessToken: 't', userId, userName: 'U', account: 'u' });
beforeEach(() => localStorage.clear());

it('knows what a user opened of a list, and nobody else has', () => {
  signIn('opener');
  const heard = vi.fn();
  const end = onOpened(heard);
  markOpened('platform/user', '7');
  markOpened('platform/user', '7');
  end();
  expect(heard).toHaveBeenCalledTimes(1);
  expect([wasOpened('platform/user', '7'), wasOpened('platform/user', '8'), wasOpened('platform/role', '7')]).toEqual([
    true,
    false,
    false,
  ]);
  signIn('somebody else');
  expect(wasOpened('platform/user', '7')).toBe(false);
});

it('forgets the oldest, and reads whatever stands in the browser', () => {
  signIn('busy');
  for (let id = 0; id <= MOST_OPENED; id += 1) markOpened('a', String(id));
  expect([wasOpened('a', '0'), wasOpened('a', '1'), wasOpened('a', String(MOST_OPENED))]).toEqual([false, true, true]);
  localStore.write('opened.busy.b', { not: 'a list' });
  expect(wasOpened('b', '1')).toBe(false);
});
