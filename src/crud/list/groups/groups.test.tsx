import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { boolean, computed, dateTime, defineResource, enumeration, number, reference, tags, text } from '@/dsl';
import type { ListSpec } from '@/dsl';
import ResourceList from '../ResourceList';
import { renderList } from '../testing/renderList';
import { button, row, type Query } from '../testing/listRows';
import { readViewState, viewParams } from '../views/viewState';
import { groupedSort, readGroup } from './groupBy';
import { groupChoices } from './groupChoices';

afterEach(cleanup);

const fields = {
  name: text({ required: true }),
  state: enumeration([0, 1]),
  siteId: reference('area/site'),
  isNew: boolean(),
  made: dateTime(),
  marks: tags(),
  count: number({ unit: 'kg' }),
  twice: computed(({ count }) => Number(count) * 2, { unit: 'kg', sum: true }),
};
const shelf = (list: ListSpec<typeof fields> = {}) =>
  defineResource({
    name: 'area/thing',
    api: { base: '/area/thing', page: 'GET page', delete: 'POST delete' },
    fields,
    list: {
      columns: ['name', 'state', 'siteId', 'made', 'marks', 'count', 'twice'],
      sort: { field: 'name', order: 'asc' },
      ...list,
    },
  });
const things = [1, 2, 3, 4].map((id) => ({
  id: String(id),
  name: `Thing ${id}`,
  state: id % 2,
  made: id < 3 ? '2026-10-02 08:00:00' : '2026-11-05 09:00:00',
  count: id * 100,
  twice: id * 200,
  $title: `Thing ${id}`,
}));
const getListOf = (total = things.length) => vi.fn(async (_: string, _query: Query) => ({ data: things, total }));
function draw(search: string, total = things.length) {
  const getList = getListOf(total);
  return {
    getList,
    ...renderList(<ResourceList />, { resource: shelf(), search, codes: ['delete'], dataProvider: { getList } }),
  };
}
const heads = () => [...document.querySelectorAll<HTMLElement>('.group')].map(({ textContent }) => textContent);
const head = async (index: number) => {
  await screen.findByRole('group', { name: 'lists.groups.label' });
  const found = document.querySelectorAll<HTMLElement>('.group')[index];
  if (!found) throw new Error(`There is no head ${index}.`);
  return found;
};

describe('what a list can be grouped by', () => {
  it('are fields of few values, and days and months of times', () => {
    const names = [...Object.keys(fields), 'isNew'];
    expect(groupChoices(shelf(), [...new Set(names)], '')).toEqual([
      'state',
      'siteId',
      'isNew',
      'made.day',
      'made.month',
    ]);
  });

  it('is two columns of the list at most, whatever an address says', () => {
    expect(readGroup(shelf(), 'gone,state,made.month,name')).toBe('state,made.month');
    expect(readGroup(shelf(), 'isNew')).toBe('');
    expect(readGroup(shelf(), 7)).toBe('');
  });

  it('is a part of a saved view', () => {
    const state = readViewState(shelf(), { group: 'state,gone' });
    expect(state.group).toBe('state');
    expect(viewParams(state)).toMatchObject({ group: 'state' });
    expect(viewParams(readViewState(shelf(), {}))).not.toHaveProperty('group');
  });
});

describe('the order that is asked for', () => {
  const byName = { field: 'name', order: 'ASC' } as const;
  it('puts a group together where the list sorts by its field', () => {
    expect(groupedSort(shelf(), byName, 'state')).toEqual({ field: 'state', order: 'ASC' });
    expect(groupedSort(shelf(), { field: 'state', order: 'DESC' }, 'state')).toEqual({ field: 'state', order: 'DESC' });
    expect(groupedSort(shelf(), byName, 'made.day')).toEqual({ field: 'made', order: 'DESC' });
  });

  it('keeps that of a person after it where the list sorts by several', () => {
    const many = defineResource({
      name: 'area/thing',
      api: { base: '/area/thing', page: 'GET page', sort: { field: 'by', order: 'dir', many: 'comma' } },
      fields,
    });
    expect(groupedSort(many, byName, 'state')).toEqual({ field: 'state', order: 'ASC', then: [byName] });
  });

  it('is that of a person where it does not', () => {
    expect(groupedSort(shelf(), byName, 'siteId')).toEqual(byName);
    expect(groupedSort(shelf(), byName, '')).toEqual(byName);
  });
});

describe('a list in groups', () => {
  it('has a head above each with its value, how many rows it has and what they come to', async () => {
    const { getList } = draw('?group=state');
    await row('Thing 1');
    expect(heads()).toEqual([
      expect.stringMatching(/^State.*lists\.groups\.rows.*800/),
      expect.stringMatching(/1,200/),
    ]);
    const lines = [...document.querySelectorAll('tbody tr')].map(
      ({ textContent }) => /Thing \d/.exec(textContent)?.[0],
    );
    expect(lines).toEqual([undefined, 'Thing 1', 'Thing 3', undefined, 'Thing 2', 'Thing 4']);
    expect(getList.mock.calls.map(([, { sort }]) => sort)).toEqual([{ field: 'state', order: 'ASC' }]);
  });

  it('closes and opens a group by a press and by the keyboard, and keeps it closed', async () => {
    const { unmount } = draw('?group=state');
    await row('Thing 1');
    await userEvent.click(within(await head(0)).getByRole('button'));
    await waitFor(() => expect(screen.queryByText('Thing 1')).toBeNull());
    expect(
      within(await head(0))
        .getByRole('button')
        .getAttribute('aria-expanded'),
    ).toBe('false');
    (await head(0)).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Thing 1')).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await row('Thing 1'));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(screen.queryByText('Thing 1')).toBeNull());
    unmount();
  });

  it('closes and opens all of them, and ends', async () => {
    const { router } = draw('?group=state');
    await row('Thing 1');
    await userEvent.click(button('lists.groups.close'));
    await waitFor(() => expect(screen.queryByText('Thing 1')).toBeNull());
    expect(document.querySelector('tfoot')?.textContent).toContain('2,000');
    await userEvent.click(button('lists.groups.open'));
    expect(screen.getByText('Thing 1')).toBeTruthy();
    await userEvent.click(button('lists.groups.end'));
    await waitFor(() => expect(heads()).toEqual([]));
    expect(router.state.location.search).not.toContain('group');
  });

  it('chooses the rows of a group', async () => {
    draw('?group=state');
    await row('Thing 1');
    await userEvent.click(within(await head(1)).getByRole('checkbox'));
    expect((await screen.findAllByText('2 selected'))[0]).toBeTruthy();
    expect((await row('Thing 2')).dataset.selected).toBe('true');
    expect((await row('Thing 1')).dataset.selected).toBeUndefined();
  });

  it('says of how many rows it is where not all are there', async () => {
    draw('?group=made.month', 300);
    await row('Thing 1');
    expect(heads()).toHaveLength(2);
    expect(screen.getByText(/lists\.groups\.part/)).toBeTruthy();
    await userEvent.click(button('lists.groups.more'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'lists.groups.more' })).toBeNull());
  });

  it('is grouped from the menu of its columns, which the address then says', async () => {
    const { router } = draw('');
    await row('Thing 1');
    await userEvent.click(button('list.columns.label'));
    await userEvent.click(await screen.findByRole('combobox', { name: 'lists.groups.by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'State' }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('group')).toBe('state'));
    expect(heads()).toHaveLength(2);
  });

  it('has heads between the cards of a phone', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    onTestFinished(() => void vi.unstubAllGlobals());
    draw('?group=state');
    await screen.findByText('Thing 1');
    expect(heads()).toHaveLength(2);
    await userEvent.click(within(await head(0)).getByRole('button'));
    await waitFor(() => expect(screen.queryByText('Thing 1')).toBeNull());
    expect(screen.getByText('Thing 2')).toBeTruthy();
  });
});
