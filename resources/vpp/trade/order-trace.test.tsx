import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetWireGate, WireError } from '@/api';
import { renderAt } from '@/crud/testing/renderAt';
import { plant } from '@schemas/vpp/operation/plant';
import { allResources } from '@mocks/resources';
import OrderTracePage from './order-trace.page';
import { madeOrder, TWO_RESOURCES } from './trace/testing/madeOrder';
import { SCHEMA_OF, STAGES, type RecordKind, type TraceRecords } from './trace/traceRecords';

const KINDS = Object.keys(SCHEMA_OF) as RecordKind[];
/** Records that a menu of their own leads to; the others stand in pages of their order. */
const OPEN = KINDS.filter((kind) => !['shares', 'commands', 'runResources'].includes(kind));
const failure = new WireError({ kind: 'http', status: 500, messageKey: 'errors.server' });

interface Cloud {
  readonly records?: TraceRecords;
  readonly refused?: readonly RecordKind[];
  /** Kinds that are not answered the first time. */
  readonly failing?: readonly RecordKind[];
  readonly at?: string;
}

/** The page over a cloud that answers these records; tells which schemas were read. */
function open({
  records = madeOrder(TWO_RESOURCES),
  refused = [],
  failing = [],
  at = '?order=9',
}: Cloud = {}): string[] {
  const read: string[] = [];
  const kindOf = (name: string) => KINDS.find((kind) => SCHEMA_OF[kind] === name.replace('@', ''));
  const answer = (name: string) => {
    const kind = kindOf(name);
    const isFirst = !read.includes(name);
    read.push(name);
    if (kind === undefined || (failing.includes(kind) && isFirst)) throw failure;
    return records[kind] ?? [];
  };
  renderAt(<OrderTracePage />, {
    resource: plant,
    others: allResources.filter(({ name }) => name.startsWith('vpp/')),
    menus: Object.fromEntries(OPEN.filter((kind) => !refused.includes(kind)).map((kind) => [SCHEMA_OF[kind], []])),
    at: `/vpp/trace${at}`,
    dataProvider: {
      getOne: async (name: string) => ({ data: answer(name)[0] }),
      getList: async (name: string) => {
        const data = answer(name);
        return { data, total: data.length };
      },
      getMany: async () => ({ data: [] }),
      loadAction: async () => ({ data: { list: [{ step: 'assign', time: '2026-11-11 09:00:00' }] } }),
    } as never,
  });
  return read;
}

const card = (stage: string) =>
  screen.findByRole('region', { name: `${STAGES.findIndex((one) => one === stage) + 1} vpp.trace.stages.${stage}` });
const table = () => screen.findByRole('table', { name: 'vpp.trace.table' });

beforeEach(() => {
  resetWireGate();
  // the curves of the run: all of its quarters are known
  vi.stubGlobal('fetch', async () => Response.json({ code: '0000', msg: '', data: { xlist: [], ylist: [] } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('follows an order from the notice to the bill, and says between the stages why they differ', async () => {
  open();
  const whole = within(await table());
  await waitFor(() =>
    expect(
      within(whole.getByRole('row', { name: /^vpp.trace.measures.energy/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      '10,000.00 kWh',
      '680.00 kWh',
      '600.00 kWh',
      '600.00 kWh',
      '400.00 kWh',
      '360.00 kWh',
      '0 kWh',
      '0 kWh',
      '0 kWh',
    ]),
  );
  expect(whole.getAllByText('vpp.trace.whom').length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText('vpp.trace.reasons.unexplained')).toBeNull());
  const clearing = within(await card('clearing'));
  expect(clearing.getByText('= vpp.trace.formulas.clearedIncome')).toBeTruthy();
  for (const link of clearing.getAllByRole('link'))
    expect(link.getAttribute('href')).toBe('/vpp/treatment-result/r/show');
  const bill = within(await card('bill'));
  expect(
    bill
      .getByText(/month-bill.one/)
      .querySelector('a')
      ?.getAttribute('href'),
  ).toBe('/vpp/month-bill/m/show');
});

it('leaves the other stages standing where one does not answer, and asks for it again', async () => {
  const read = open({ failing: ['commands'] });
  const commands = within(await card('commands'));
  await userEvent.click(await commands.findByRole('button', { name: 'Retry' }));
  expect(await commands.findAllByText('200.00 kW')).not.toHaveLength(0);
  expect(read.filter((name) => name === '@vpp/response-order-command')).toHaveLength(2);
  expect(within(await card('clearing')).getAllByText('300.00 kW').length).toBeGreaterThan(0);
});

it('says that a stage is there which is not open, and neither reads nor shows anything of it', async () => {
  const read = open({ refused: ['appraisals', 'trades', 'lines'] });
  expect((await within(await card('appraisal')).findAllByText('vpp.trace.refused')).length).toBe(1);
  expect((await within(await card('settlement')).findAllByText('vpp.trace.refused')).length).toBe(2);
  await within(await card('clearing')).findAllByText('300.00 kW');
  expect(read.filter((name) => /appraisal|settlement/.test(name))).toEqual([]);
  expect(within(await card('settlement')).queryByText(/€|EUR/)).toBeNull();
});

it('tells what there is of an order that came of no notice, and what is missing', async () => {
  const records = madeOrder(TWO_RESOURCES);
  const [order] = records.order ?? [];
  const read = open({
    records: { ...records, order: order && [{ ...order, noticeId: null }], notice: [], bids: [], results: [] },
  });
  expect(await within(await card('notice')).findByText('vpp.trace.none.notice')).toBeTruthy();
  expect(await within(await card('clearing')).findByText('vpp.trace.none.unasked')).toBeTruthy();
  expect((await within(await card('assignment')).findAllByText('300.00 kW')).length).toBe(1);
  expect(read.filter((name) => /notice|bid|result/.test(name))).toEqual([]);
});

it('says what a stage waits for: commands that are not sent, lines that are in no bill', async () => {
  const records = madeOrder({ ...TWO_RESOURCES, lineStatus: 'editing' });
  open({ records: { ...records, commands: records.commands?.map((row) => ({ ...row, sendStatus: 'unsent' })) } });
  expect(await within(await card('commands')).findByText('vpp.trace.none.commands')).toBeTruthy();
  expect(await within(await card('bill')).findByText('vpp.trace.none.unbilled')).toBeTruthy();
});

it('finds the order of a notice', async () => {
  open({ at: '?notice=n' });
  await waitFor(async () => expect(within(await card('assignment')).getAllByText('300.00 kW')).toHaveLength(1));
});

it('offers the orders where its address names none', async () => {
  const read = open({ at: '' });
  expect(await screen.findByText('vpp.trace.begin.title')).toBeTruthy();
  expect(screen.getByRole('combobox')).toBeTruthy();
  expect(read).toEqual([]);
});

it('says so where there is no such order', async () => {
  open({ records: {}, failing: ['order'] });
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
});
