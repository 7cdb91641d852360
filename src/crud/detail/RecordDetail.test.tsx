import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { WireError } from '@/api';
import { PATH, renderAt } from '../testing/renderAt';
import { thing } from '../testing/thing';
import type { AnyViews } from '../views';
import RecordDetail from './RecordDetail';

afterEach(cleanup);

const RECORD = { id: '7', name: 'Boiler', code: 'C1', kind: 'plain', detail: 'hidden here', note: null, state: 'done' };
const open = (getOne: () => Promise<unknown>, views?: AnyViews) =>
  renderAt(<RecordDetail id="7" />, {
    resource: thing,
    views,
    dataProvider: { getOne } as never,
    at: `${PATH}/7/show`,
  });
const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('RecordDetail', () => {
  it('shows the record with its state; empty is "-", secrets and fields without meaning are absent', async () => {
    open(async () => ({ data: RECORD }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Boiler' })).toBeTruthy();
    expect(screen.getAllByText('Done')).toHaveLength(2);
    expect(valueOf('Code')).toBe('C1');
    expect(valueOf('Note')).toBe('-');
    await waitFor(() => expect(screen.queryByText('Particulars')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Secret')).toBeNull());
  });

  it('draws a panel only with its grant', async () => {
    const panel = (permission: string) => ({
      panels: [{ key: 'extra', permission, component: () => <p>Panel content</p> }],
    });
    open(async () => ({ data: RECORD }), panel('edit'));
    expect(await screen.findByText('Panel content')).toBeTruthy();
    expect(screen.getByText('Extra panel')).toBeTruthy();
    cleanup();
    open(async () => ({ data: RECORD }), panel('somethingElse'));
    await screen.findByRole('heading', { level: 1, name: 'Boiler' });
    await waitFor(() => expect(screen.queryByText('Panel content')).toBeNull());
  });

  it('draws a panel about another schema only when a menu leads there, and a bare one without a frame', async () => {
    const panel = (schema: string) => ({
      panels: [{ key: 'extra', schema, bare: true, component: () => <p>Panel content</p> }],
    });
    open(async () => ({ data: RECORD }), panel('area/thing'));
    expect(await screen.findByText('Panel content')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Extra panel')).toBeNull());
    cleanup();
    open(async () => ({ data: RECORD }), panel('area/other'));
    await screen.findByRole('heading', { level: 1, name: 'Boiler' });
    await waitFor(() => expect(screen.queryByText('Panel content')).toBeNull());
  });

  it('says that a record is not there', async () => {
    open(() => Promise.reject(new WireError({ kind: 'business', messageKey: 'errors.notFound', status: 200 })));
    expect(await screen.findByText('Record not found')).toBeTruthy();
  });

  it('says of a record that is known from before that it could not be read again, and why', async () => {
    let turns = 0;
    const gone = new WireError({ kind: 'business', messageKey: 'errors.network', status: 200 });
    open(() => ((turns += 1) === 2 ? Promise.reject(gone) : Promise.resolve({ data: RECORD })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Boiler' })).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Not read again')).toBeTruthy();
    expect(screen.getByText('No network')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Boiler' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /retry/i }));
    await waitFor(() => expect(screen.queryByText('Not read again')).toBeNull());
  });

  it('says why it could not be loaded, and tries again', async () => {
    let works = false;
    open(async () => {
      if (!works) throw new WireError({ kind: 'network', messageKey: 'errors.network' });
      return { data: RECORD };
    });
    expect(await screen.findByText('No network')).toBeTruthy();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Boiler' })).toBeTruthy();
  });
});
