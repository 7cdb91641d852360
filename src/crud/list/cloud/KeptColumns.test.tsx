import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOwn } from '@/data/page/useOwn';
import { fakeServer } from '@/data/testing/fakeServer';
import type { CloudTable } from '@/schema';
import { PATH, renderAt } from '../../testing/renderAt';
import { thing } from '../../testing/thing';
import { PLAIN_LAYOUT, type ColumnLayout } from '../columns/ColumnLayout';
import { KeptColumns } from './KeptColumns';

const TABLE: CloudTable = { tableCode: 'things', header: 'POST headerlist', keepHeader: 'POST updateHeader' };
const resource = { ...thing, columns: [{ field: 'name' }, { field: 'code' }, { field: 'kind' }] };
const header = (...fields: readonly string[]) => ({
  columns: fields.map((field, at) => ({ field, sort: at + 1, visible: true })),
});
const arranged: ColumnLayout = { ...PLAIN_LAYOUT, order: ['kind', 'code', 'name'] };

/** What the list has, and a person who arranges it. */
function Columns() {
  const [own, setOwn] = useOwn<ColumnLayout>(`${PATH.slice(1)}.columns`, PLAIN_LAYOUT);
  return <button onClick={() => setOwn(arranged)}>{own.order.join() || 'plain'}</button>;
}
const page = (
  <>
    <KeptColumns table={TABLE} />
    <Columns />
  </>
);
const arrange = async () => act(async () => screen.getByRole('button').click());
const shown = async (order: string) => waitFor(() => expect(screen.getByRole('button').textContent).toBe(order));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('columns a cloud keeps', () => {
  it('are as it says, and what a person changes of them is told', async () => {
    const requests = fakeServer({ headerlist: () => header('code', 'name', 'kind') });
    renderAt(page, { resource });
    await shown('code,name,kind');
    expect(requests).toEqual([{ path: 'headerlist', params: { tableCode: 'things' } }]);
    await arrange();
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        path: 'updateHeader',
        params: { tableCode: 'things', columns: [{ field: 'kind' }, { field: 'code' }, { field: 'name' }] },
      }),
    );
    await shown('kind,code,name');
  });

  it('are as a person arranged them while the answer was on its way, and that is told', async () => {
    let answer: (header: object) => void = () => undefined;
    const late = new Promise((resolve) => (answer = resolve));
    const requests = fakeServer({ headerlist: () => late });
    renderAt(page, { resource });
    await waitFor(() => expect(requests).toHaveLength(1));
    await arrange();
    answer(header('code', 'name', 'kind'));
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        path: 'updateHeader',
        params: { columns: [{ field: 'kind' }, { field: 'code' }, { field: 'name' }] },
      }),
    );
    await shown('kind,code,name');
  });

  it('are as a person arranged them before this part of the page was there, and that is told', async () => {
    const requests = fakeServer({ headerlist: () => header('code', 'name', 'kind') });
    let load: () => void = () => undefined;
    const Late = () => {
      const [isThere, setIsThere] = useState(false);
      load = () => setIsThere(true);
      return isThere && <KeptColumns table={TABLE} />;
    };
    renderAt(
      <>
        <Late />
        <Columns />
      </>,
      { resource },
    );
    await arrange();
    await act(async () => load());
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        path: 'updateHeader',
        params: { columns: [{ field: 'kind' }, { field: 'code' }, { field: 'name' }] },
      }),
    );
    await shown('kind,code,name');
  });

  it('stay as they were where the cloud does not answer', async () => {
    const requests = fakeServer({ headerlist: () => new Response('', { status: 500 }) });
    renderAt(page, { resource });
    await waitFor(() => expect(requests).toHaveLength(1));
    await arrange();
    await shown('kind,code,name');
    expect(requests).toHaveLength(1);
  });
});
