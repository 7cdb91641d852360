import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSession } from '@/access/session';
import { computed, defineResource, enumeration, number, text, type ListSpec } from '@/dsl';
import ResourceList from '../ResourceList';
import { renderList } from '../testing/renderList';
import { button, row } from '../testing/listRows';

// somebody who opened none of the records before
beforeEach(() => startSession({ accessToken: 't', userId: 'rows', userName: 'U', account: 'u' }));
afterEach(cleanup);

const fields = {
  name: text({ required: true }),
  state: enumeration([0, 1]),
  count: number({ unit: 'kg' }),
  twice: computed(({ count }) => Number(count) * 2, { unit: 'kg', sum: true }),
  note: text({ multiline: true }),
  reason: text(),
};
const shelf = (list: ListSpec<typeof fields>) =>
  defineResource({
    name: 'area/thing',
    api: { base: '/area/thing', page: 'GET page' },
    fields,
    when: { reason: { visible: { state: 1 } } },
    list: { columns: ['name', 'state', 'count', 'twice'], ...list },
    related: { parts: { resource: 'area/part', by: { thingId: 'id' } } },
  });
const records = [1, 2, 3].map((id) => ({
  id: String(id),
  name: `Thing ${id}`,
  state: id % 2,
  count: id * 100,
  twice: id * 200,
  note: `Note ${id}`,
  reason: `Reason ${id}`,
  $title: `Thing ${id}`,
}));
const draw = (list: ListSpec<typeof fields>, total = records.length, codes: readonly string[] = []) =>
  renderList(<ResourceList />, {
    resource: shelf(list),
    codes,
    dataProvider: { getList: async () => ({ data: records, total }) },
  });
/** A page as narrow as a phone. */
function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('rows that a rule marks', () => {
  it('have the first tone that holds, and say it in words', async () => {
    draw({ tone: { error: { count: { gt: 250 } }, warning: { state: 1 } } });
    expect(
      [await row('Thing 1'), await row('Thing 2'), await row('Thing 3')].map(({ dataset }) => dataset.tone),
    ).toEqual(['warning', undefined, 'error']);
    expect((await row('Thing 3')).getAttribute('aria-description')).toBe('resources.area/thing.tones.error');
    expect((await row('Thing 2')).hasAttribute('aria-description')).toBe(false);
  });

  it('are cards of the same tone on a phone', async () => {
    onPhone();
    draw({ tone: { info: { state: 1 } } });
    const card = (await screen.findByText('Thing 1')).closest('li');
    expect([card?.dataset.tone, card?.getAttribute('aria-description')]).toEqual([
      'info',
      'resources.area/thing.tones.info',
    ]);
  });
});

describe('rows that open', () => {
  const show = 'list.more.show';

  it('show the fields that are visible for them below, by a press and by the keyboard', async () => {
    draw({ expand: { fields: ['note', 'reason'] } });
    const opener = await within(await row('Thing 1')).findByRole('button', { name: show });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener);
    expect(await screen.findByText('Note 1')).toBeTruthy();
    expect(screen.getByText('Reason 1')).toBeTruthy();
    within(await row('Thing 2'))
      .getByRole('button', { name: show })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Note 2')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Reason 2')).toBeNull());
    const closer = within(await row('Thing 1')).getByRole('button', { name: 'list.more.hide' });
    expect(closer.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(closer);
    await waitFor(() => expect(screen.queryByText('Note 1')).toBeNull());
    expect(screen.getByText('Note 2')).toBeTruthy();
  });

  it('leave arrows to the rows: what is below one is none of them', async () => {
    draw({ expand: { fields: ['note'] } });
    await userEvent.click(await within(await row('Thing 1')).findByRole('button', { name: show }));
    await screen.findByText('Note 1');
    (await row('Thing 1')).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await row('Thing 2'));
  });

  it('have nothing to open for whoever may not see what is there', async () => {
    draw({ expand: { related: 'parts' } });
    await row('Thing 1');
    await waitFor(() => expect(screen.queryByRole('button', { name: show })).toBeNull());
  });

  it('are cards that open on a phone', async () => {
    onPhone();
    draw({ expand: { fields: ['note'] } });
    await screen.findByText('Thing 1');
    await userEvent.click((await screen.findAllByRole('button', { name: show }))[0] ?? document.body);
    expect((await screen.findByText('Note 1')).closest('li')?.textContent).toContain('Thing 1');
    expect(button('list.more.hide')).toBeTruthy();
  });
});

describe('the foot of a list', () => {
  const foot = async () => (await screen.findByText(/^lists\.sum/)).closest('tr')?.textContent;

  it('says what a column comes to, and of how much', async () => {
    const { unmount } = draw({});
    expect(await foot()).toMatch(/^lists\.sum\.all1,200/);
    unmount();
    draw({}, 30);
    expect(await foot()).toMatch(/^lists\.sum\.page1,200/);
  });

  it('is none where no column on view adds up', async () => {
    draw({ columns: ['name', 'count'] });
    await row('Thing 1');
    expect(document.querySelector('tfoot')).toBeNull();
  });
});
