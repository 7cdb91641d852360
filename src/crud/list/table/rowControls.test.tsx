import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { boolean, defineResource, number, text } from '@/dsl';
import ResourceList from '../ResourceList';
import { renderList } from '../testing/renderList';
import { row } from '../testing/listRows';

const resource = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', page: 'GET page', detail: 'GET detail', edit: 'POST edit', delete: 'POST delete' },
  fields: { name: text(), site: text(), number: text(), paid: boolean(), amount: number(), state: number() },
  list: { columns: ['name', 'site', 'number', 'paid', 'amount'] },
  actions: {
    computed: { on: 'row', traces: [{ of: 'amount', formula: 'sum', inputs: [], value: () => 1 }] },
    submit: { on: 'row', call: 'POST submit', enabled: { state: 1 } },
    stop: { on: 'row', call: 'POST stop', danger: true },
  },
});

const RECORD = {
  id: '1',
  name: 'North 3',
  site: 'North',
  number: '1005691326104818229',
  paid: true,
  amount: 12,
  state: 0,
  $title: 'North 3',
  $texts: { site: 'North' },
};

async function drawn(codes: readonly string[], record: object = RECORD) {
  renderList(<ResourceList />, {
    resource,
    codes,
    dataProvider: { getList: async () => ({ data: [record], total: 1 }) },
  });
  return row('fields.boolean.yes');
}

afterEach(cleanup);

describe('what can be done to a row', () => {
  it('is said on the figure that it explains, and on nothing else', async () => {
    const line = within(await drawn(['computed', 'stop']));
    const [button, ...others] = line.getAllByRole('button', { name: /^computed/ });
    expect(others).toEqual([]);
    expect(button?.closest('td')?.textContent).toContain('12');
  });

  it('stands in the row where the figure has no value', async () => {
    const line = within(await drawn(['computed'], { ...RECORD, amount: null }));
    expect(line.getByRole('button', { name: /^computed/ }).closest('td')?.className).toBe('actions');
  });

  it('cannot be pressed in the row while it cannot be done: the menu says why, and what destroys is last', async () => {
    const line = within(await drawn(['submit', 'stop', 'delete']));
    await waitFor(() => expect(line.queryByRole('button', { name: /^submit/ })).toBeNull());
    await userEvent.click(line.getByRole('button', { name: 'actions.moreOf' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['submitactions.notNow', 'Delete']);
  });

  it('opens by a key on the row', async () => {
    const element = await drawn(['edit', 'submit', 'stop', 'delete']);
    element.focus();
    await userEvent.keyboard('.');
    expect(await screen.findByRole('menu')).toBeTruthy();
  });
});

describe('a value of a row', () => {
  it('is there whole, also what is not drawn of it', async () => {
    const line = await drawn([]);
    expect([...line.cells].map(({ textContent }) => textContent)).toEqual([
      'North 3',
      'North',
      '1005691326104818229',
      'fields.boolean.yes',
      '12',
    ]);
    const parts = [...line.querySelectorAll<HTMLElement>('.drawn')].map(({ dataset }) => dataset.drawn);
    expect(parts).toEqual(['3', '…818229']);
  });

  it.each([
    ['North 3', 'North', '3'],
    ['北站3号', '北站', '3号'],
    ['Northern 3', 'North', undefined], // another word
    ['北站', '北站', undefined], // nothing would be left
  ])('%s beside %s is drawn as %s', async (name, site, part) => {
    const line = await drawn([], { ...RECORD, name, $title: name, site, $texts: { site } });
    expect(line.cells[0]?.querySelector<HTMLElement>('.drawn')?.dataset.drawn).toBe(part);
  });
});
