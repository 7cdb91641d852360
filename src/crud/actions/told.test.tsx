import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { defineResource, enumeration, number, reference, section, text, trace } from '@/dsl';
import type { Resource } from '@/schema';
import RecordDetail from '../detail/RecordDetail';
import { PATH, renderAt } from '../testing/renderAt';
import { thing } from '../testing/thing';

const money = () => number({ decimals: 2, readOnly: true });
const amounts = {
  fee: money(),
  penalty: money(),
  amount: money(),
  orderId: reference('area/order', { readOnly: true }),
};
const resource: Resource = {
  ...thing,
  fields: { ...thing.fields, ...amounts },
  detail: [section('result', ['amount', 'fee', 'penalty']), section('basic', ['name', 'code'])],
  actions: {
    computed: {
      on: 'row',
      permission: false,
      traces: [
        trace('amount', ['fee', 'penalty'], (fee = 0, penalty = 0) => fee - penalty),
        trace('tax', ['amount'], (amount = 0) => amount / 4, 'included'),
      ],
      sources: [],
    },
    print: { on: 'row', permission: 'export', paper: { sections: ['basic', 'result'], total: 'amount' } },
  },
};
const RECORD = { id: '7', name: 'Boiler', code: 'C1', kind: 'plain', state: 'done', fee: 12, penalty: 2, amount: 10 };

// parts that come with the first press
beforeAll(() =>
  Promise.all([import('./dialogs/ActionDialogs'), import('./dialogs/ActionDrawer'), import('./PaperParts')]),
);
afterEach(cleanup);

async function open(action: string, record: object = RECORD, codes: readonly string[] = []) {
  renderAt(<RecordDetail id="7" />, {
    resource,
    codes: [...codes],
    dataProvider: { getOne: async () => ({ data: record }) } as never,
    at: `${PATH}/7/show`,
  });
  await screen.findByText('Boiler', { selector: 'dd *' });
  const button = screen.queryByRole('button', { name: action });
  if (button) await userEvent.click(button);
  return button ? screen.findByRole('dialog') : undefined;
}
const lines = (drawer: HTMLElement | undefined) =>
  drawer &&
  within(drawer)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

it('tells a figure with its formula and its inputs, and that it comes out the same', async () => {
  const drawer = await open('computed');
  expect(lines(drawer)).toEqual(['12', '2', '10', '10']);
  for (const text of [/formulas\.amount/, '2.50', /traces\.same/]) expect(screen.getByText(text)).toBeTruthy();
});

it.each([
  ['that another figure comes out', { ...RECORD, amount: 10.5 }, 'traces.differs'],
  ['that an input is missing', { ...RECORD, fee: null }, 'traces.unknown'],
])('tells %s', async (_, record, said) => {
  await open('computed', record);
  await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
});

it('puts the sections of a record on paper, and what it comes to at the end, for those who may', async () => {
  expect(lines(await open('print', RECORD, ['export']))).toEqual(['Boiler', 'C1', '12', '2', '10']);
  cleanup();
  expect(await open('print')).toBeUndefined();
});

it('puts the records of a list on paper as parts, in their order', async () => {
  const part = defineResource({
    name: 'area/part',
    api: { base: '/area/part', page: 'GET page' },
    recordTitle: 'title',
    fields: {
      thingId: reference('area/thing'),
      title: text(),
      kind: enumeration(['intro', 'rest']),
      body: text({ multiline: true }),
      sort: number(),
    },
    list: { columns: ['sort', 'kind', 'title', 'body'], filters: ['thingId'], sort: { field: 'sort', order: 'asc' } },
  });
  const whole: Resource = {
    ...resource,
    related: { parts: { resource: 'area/part', by: { thingId: 'id' }, menu: false } },
    actions: { read: { on: 'row', permission: false, paper: { sections: ['basic'], parts: 'parts' } } },
  };
  const getList = vi.fn(async (_path: string, _request: object) => ({
    data: [{ id: 'p1', thingId: '7', title: 'Weather', kind: 'intro', body: 'Much sun.', sort: 1 }],
    total: 1,
  }));
  renderAt(<RecordDetail id="7" />, {
    resource: whole,
    others: [part],
    dataProvider: { getOne: async () => ({ data: RECORD }), getList } as never,
    at: `${PATH}/7/show`,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'read' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('heading', { level: 3, name: 'Weather' })).toBeTruthy();
  for (const words of ['intro', 'Much sun.']) expect(drawer.getByText(words)).toBeTruthy();
  expect(getList.mock.calls.at(-1)).toMatchObject([
    '@area/part',
    { filter: { thingId: '7' }, sort: { field: 'sort', order: 'ASC' } },
  ]);
});
