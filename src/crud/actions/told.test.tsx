import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { number, reference, section, trace } from '@/dsl';
import type { Resource } from '@/schema';
import RecordDetail from '../detail/RecordDetail';
import { PATH, renderAt } from '../testing/renderAt';
import { thing } from '../testing/thing';

const money = () => number({ decimals: 2, readOnly: true });
const amounts = { fee: money(), penalty: money(), amount: money(), orderId: reference('area/order', { readOnly: true }) };
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

beforeAll(() => Promise.all([import('./ActionDialogs'), import('./ActionDrawer')])); // parts that come with the first press
afterEach(cleanup);

async function open(action: string, record: object = RECORD, codes: readonly string[] = []) {
  renderAt(<RecordDetail id="7" />, { resource, codes: [...codes], dataProvider: { getOne: async () => ({ data: record }) } as never, at: `${PATH}/7/show` });
  await screen.findByText('Boiler', { selector: 'dd *' });
  const button = screen.queryByRole('button', { name: action });
  if (button) await userEvent.click(button);
  return button ? screen.findByRole('dialog') : undefined;
}
const lines = (drawer: HTMLElement | undefined) => drawer && within(drawer).getAllByRole('definition').map(({ textContent }) => textContent);

it('tells a figure with its formula and its inputs, and that it comes out the same', async () => {
  const drawer = await open('computed');
  expect(lines(drawer)).toEqual(['10', '12', '2', '10']);
  for (const text of [/formulas\.amount/, '2.50', /traces\.same/]) expect(screen.getByText(text)).toBeTruthy();
});

it.each([
  ['that another figure comes out', { ...RECORD, amount: 10.5 }, 'traces.differs'],
  ['that an input is missing', { ...RECORD, fee: null }, 'traces.unknown'],
])('tells %s', async (_, record, said) => {
  await open('computed', record);
  expect(screen.getByText(said)).toBeTruthy();
});

it('puts the sections of a record on paper, and what it comes to at the end, for those who may', async () => {
  expect(lines(await open('print', RECORD, ['export']))).toEqual(['Boiler', 'C1', '12', '2', '10']);
  cleanup();
  expect(await open('print')).toBeUndefined();
});
