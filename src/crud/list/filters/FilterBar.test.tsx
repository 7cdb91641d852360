import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { filterOf } from '@/fields/filters';
import { GivenProvider } from '../../GivenContext';
import { renderList, thing } from '../testing/renderList';
import FilterBar from './FilterBar';

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
  expect(screen.queryByRole('combobox', { name: /State/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'list.filters.more' }));
  expect(await screen.findByRole('combobox', { name: /State/ })).toBeTruthy();
});
