import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession, startSession } from '@/access/session';
import { useOpeningRecord, useRecentRecords } from './useOpeningRecord';

const dataProvider = { ...testDataProvider(), options: async () => ({ data: [{ id: '1' }, { id: '2' }], total: 2 }) };
const opened = (said?: string, remembers = true) =>
  renderHook(
    () => ({
      record: useOpeningRecord('area/site', { said, enabled: true, remembers }),
      recent: useRecentRecords('area/site')[0],
    }),
    {
      wrapper: ({ children }) => <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>,
    },
  ).result;

describe('the record a page opens with', () => {
  beforeEach(() => startSession({ accessToken: 't', userId: '1', userName: 'Ada', account: 'ada' }));
  afterEach(() => {
    cleanup();
    clearSession();
    localStorage.clear();
  });

  it('is the first that is offered, where nobody has looked at one', async () => {
    const result = opened();
    await waitFor(() => expect(result.current.record).toEqual({ id: '1', isSettled: true, isNone: false }));
  });

  it('is the one looked at last on any page, and those looked at before are remembered, too', async () => {
    const first = opened('7');
    expect(first.current.record.id).toBe('7');
    opened('8');
    await waitFor(() => expect(first.current.recent).toEqual(['8', '7']));
    cleanup();
    expect(opened().current.record).toEqual({ id: '8', isSettled: true, isNone: false });
  });

  it('is the first again where what was looked at does not count', async () => {
    opened('7');
    cleanup();
    const result = opened(undefined, false);
    await waitFor(() => expect(result.current.record.id).toBe('1'));
  });
});
