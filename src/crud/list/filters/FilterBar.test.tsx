import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { filterOf, manyFilterOf } from '@/fields/filters';
import { GivenProvider } from '../../GivenContext';
import { defineResource, enumeration, number, text } from '@/dsl';
import { renderList, thing } from '../testing/renderList';
import FilterBar from './FilterBar';
import { FilterChips } from './FilterChips';
import { withWord } from './withWord';

beforeAll(() => Promise.all(Object.values(thing.fields).map(({ type }) => filterOf(type).load())));
afterEach(cleanup);

it('tells its inputs what the list is given, which narrows their choices, and asks for none of it', async () => {
  const Told = ({ values }: { readonly values: object }) => <output>{JSON.stringify(values)}</output>;
  renderList(
    <GivenProvider value={{ deviceId: 'd7', state: 0 }}>
      <FilterBar
        filters={thing.filters.filter(({ field }) => field === 'name')}
        applied={{ state: 1 }}
        onApply={() => undefined}
      />
    </GivenProvider>,
    { dataProvider: {}, views: { inputs: { name: Told } } },
  );
  expect(JSON.parse((await screen.findByRole('status')).textContent ?? '')).toEqual({ deviceId: 'd7', state: 1 });
});

it('a filter in sight ends where it stands, and only there; one of another page ends in the list of them', async () => {
  const onApply = vi.fn();
  const applied = { name: 'abc', other: '7' };
  renderList(<FilterBar filters={thing.filters} applied={applied} onApply={onApply} />, { dataProvider: {} });
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(box.value).toBe('abc');
  const list = await screen.findByRole('list', { name: 'list.filters.active' });
  expect(list.textContent).toContain('Name:abc');
  const [own, others] = screen.getAllByRole('button', { name: 'list.filters.remove' });
  expect(within(list).getAllByRole('button', { name: 'list.filters.remove' })).toEqual([others]);
  await userEvent.click(own ?? document.body);
  expect(onApply).toHaveBeenLastCalledWith({ other: '7' });
  expect(document.activeElement).toBe(box);
  await userEvent.click(others ?? document.body);
  expect(onApply).toHaveBeenLastCalledWith({ name: 'abc' });
});

it('a filter that something else above the list shows is among those that are asked for', async () => {
  const elsewhere = new Set(['state']);
  renderList(<FilterBar filters={thing.filters} applied={{}} elsewhere={elsewhere} onApply={() => undefined} />, {
    dataProvider: {},
  });
  await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /State/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'list.filters.more' }));
  expect(await screen.findByRole('combobox', { name: /State/ })).toBeTruthy();
});

const order = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', page: { call: 'GET page', pages: false } },
  fields: { name: text(), amount: number(), state: enumeration([0, 1]) },
  list: { filters: ['state', 'amount', 'name'] },
});

it('a filter compares otherwise where the list can be asked that, and its words make a sentence', async () => {
  const onApply = vi.fn();
  const bar = (applied: object) => <FilterBar filters={order.filters} applied={{ ...applied }} onApply={onApply} />;
  renderList(bar({ state: 1 }), { dataProvider: {}, resource: order });
  const [ofState] = await screen.findAllByRole('button', { name: 'lists.words.label' });
  await userEvent.click(ofState ?? document.body);
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(
    ['is', 'oneOf', 'not', 'empty', 'notEmpty'].map((word) => `lists.words.${word}`),
  );
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'lists.words.not' }));
  await vi.waitFor(() => expect(onApply).toHaveBeenLastCalledWith({ state: { not: 1 } }));
});

it.each([
  [{ state: { not: 1 } }, 'lists.words.said.not', 'On'],
  [{ state: [0, 1] }, 'lists.words.said.oneOf', 'Off, On'],
  [{ amount: { empty: true } }, 'lists.words.said.empty', ''],
  [{ amount: [2, null] }, 'Amount:', '2 – …'],
])('tells %j as a sentence', async (applied, lead, value) => {
  renderList(<FilterChips applied={applied} onApply={() => undefined} />, { dataProvider: {}, resource: order });
  const [chip] = within(await screen.findByRole('list', { name: 'list.filters.active' })).getAllByRole('listitem');
  expect(chip?.textContent).toBe(`${lead}${value}`);
});

it.each([
  [[1, 0], 'not', { not: [1, 0] }],
  [{ not: 1 }, 'oneOf', [1]],
  [[3, 1], 'is', 3],
  [null, 'empty', { empty: true }],
  [{ empty: false }, 'range', [null, null]],
  [{ not: null }, 'oneOf', []],
] as const)('%j turned to %s', (value, word, turned) => expect(withWord(value, word)).toEqual(turned));

const turned = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', page: 'GET page' },
  fields: { name: text(), state: enumeration([0, 1]) },
  list: { filters: [{ field: 'state', many: true, not: 'notState' }] },
});

it('where there is but one other word, a press turns it', async () => {
  await manyFilterOf(enumeration([0, 1]).type).load();
  const onApply = vi.fn();
  const bar = (applied: object) => <FilterBar filters={turned.filters} applied={{ ...applied }} onApply={onApply} />;
  const { unmount } = renderList(bar({ state: [1] }), { dataProvider: {}, resource: turned });
  await userEvent.click(await screen.findByRole('button', { name: 'list.filters.turn', pressed: false }));
  await vi.waitFor(() => expect(onApply).toHaveBeenLastCalledWith({ state: { not: 1 } }));
  unmount();
  renderList(bar({ state: { not: 1 } }), { dataProvider: {}, resource: turned });
  await userEvent.click(await screen.findByRole('button', { name: 'list.filters.turn', pressed: true }));
  await vi.waitFor(() => expect(onApply).toHaveBeenLastCalledWith({ state: [1] }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
