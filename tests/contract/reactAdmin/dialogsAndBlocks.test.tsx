import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { circulation, circulationViews, loan, loanViews } from './loans';
import { openShop } from './openShop';

/* Components of one's own that stand in no list, record or form of a schema: dialogs of actions, blocks. */

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const given = {
  schemas: { 'schemas/shop/loan.ts': async () => ({ loan }) },
  reports: { 'schemas/shop/circulation.report.ts': async () => ({ circulation }) },
  views: {
    'resources/shop/loan.views.tsx': async () => ({ default: loanViews }),
    'resources/shop/circulation.views.tsx': async () => ({ default: circulationViews }),
  },
  rows: {
    'shop/loan': [
      { id: '1', reader: 'Ann', bookId: '1', due: null },
      { id: '2', reader: 'Ben', bookId: '1', due: null },
      { id: '3', reader: 'Cid', bookId: '2', due: null },
    ],
  },
  menus: { 'shop/loan': ['extend', 'remark', 'kind'], 'shop/circulation': [] },
};
const open = (path: string) => openShop(path, {}, 'en', given);
const row = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"code":"0000","msg":"","data":{}}', { headers: { 'content-type': 'application/json' } }),
  );
});
afterEach(() => {
  cleanup();
  document.body.removeAttribute('data-sent');
  vi.unstubAllGlobals();
});

describe('a dialog of one’s own', () => {
  it('has the record, which is ticked, a form that begins with it, and links', async () => {
    await open('/shop/loan');
    await user.click((await row('Ann')).getByRole('button', { name: /^extend/i }));
    const { getByText, findByRole, getByRole } = await dialog('Extend 1');
    expect(getByText('Ann of shop/loan, 1 ticked')).toBeDefined();
    expect((await findByRole('link', { name: /Apples|1/ })).getAttribute('href')).toBe('/books/1/show');
    const reader = getByRole<HTMLInputElement>('textbox', { name: /reader/i });
    expect(reader.value).toBe('Ann');
    await user.type(reader, 'a');
    await user.click(getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.body.dataset.sent).toBe('"Anna"'));
  });

  it('of several has those that were chosen', async () => {
    await open('/shop/loan');
    for (const name of ['Ann', 'Cid']) await user.click((await row(name)).getByRole('checkbox'));
    await screen.findByText('2 selected'); // said a moment after the tick
    await user.click(
      within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: /^extend/i }),
    );
    const { getByText, getByRole } = await dialog('Extend 2');
    expect(getByText('Several of shop/loan, 2 ticked')).toBeDefined();
    expect(getByRole<HTMLInputElement>('textbox', { name: /reader/i }).value).toBe('');
  });

  it('of a kind of one’s own has the same', async () => {
    await open('/shop/loan');
    await user.click((await row('Ben')).getByRole('button', { name: 'More actions for Ben' }));
    await user.click(await screen.findByRole('menuitem', { name: /^kind/i }));
    const { findByText, getByRole } = await dialog('Another kind');
    expect(await findByText('Ben of shop/loan, 1 ticked')).toBeDefined();
    expect(getByRole<HTMLInputElement>('textbox', { name: /reader/i }).value).toBe('Ben');
  });
});

it('an input of react-admin in the form of an action is one of it, and holds it', async () => {
  const { calls } = await open('/shop/loan');
  await user.click((await row('Ann')).getByRole('button', { name: /^remark/i }));
  const { findByRole, getByRole, findByText } = within(await screen.findByRole('dialog'));
  const note = await findByRole('textbox', { name: /note/i });
  await user.type(note, 'Too long');
  await user.click(getByRole('button', { name: /submit/i }));
  expect(await findByText('Must be 5 characters or less')).toBeDefined();
  expect(calls.some(({ method }) => method === 'action')).toBe(false);
  await user.clear(note);
  await user.type(note, 'Fine');
  await user.click(getByRole('button', { name: /submit/i }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'action')?.params).toMatchObject({ values: { note: 'Fine' } }),
  );
});

describe('a block of one’s own', () => {
  it('on the page of a record has the record, our labels and our links', async () => {
    await open('/shop/loan/3/show');
    await user.click(await screen.findByRole('tab', { name: /facts/i }));
    const facts = within(await screen.findByRole('note'));
    expect(facts.getByText('Cid')).toBeDefined();
    expect((await facts.findByRole('link')).getAttribute('href')).toBe('/books/2/show');
  });

  it('in a report has what the report asks with, and the list beside it', async () => {
    await open('/shop/circulation?bookId=1');
    const beside = within(await screen.findByRole('note'));
    expect(await beside.findByText('2 loans of 1')).toBeDefined();
    expect((await beside.findByRole('link')).getAttribute('href')).toBe('/books/1/show');
    await user.click(beside.getByRole('button', { name: 'Only Ben' }));
    expect(await beside.findByText('1 loans of 1')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ann/ })).toBeNull());
    expect(await screen.findByRole('row', { name: /Ben/ })).toBeDefined();
  });

  it('stands beside a parameter that is an input of react-admin', async () => {
    const { router } = await open('/shop/circulation?bookId=1');
    await user.type(await screen.findByRole('textbox', { name: /reader/i }), 'Ben{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('reader=Ben'));
  });
});
