import { beforeAll, describe, expect, it } from 'vitest';
import { decodeRecord, type AnyRecord, type Resource } from '@/schema';
import { areas } from '@mocks/areas';
import { listAt, testBackend } from '@mocks/testing';
import { allResources } from '@mocks/resources';
import { runFigures } from '../../resources/vpp/operation/run/runFigures';
import { chainOf } from '../../resources/vpp/trade/trace/chain';
import { differencesOf } from '../../resources/vpp/trade/trace/differences';
import {
  MEASURES,
  SCHEMA_OF,
  STAGES,
  textOf,
  told,
  type RecordKind,
  type TraceRecords,
} from '../../resources/vpp/trade/trace/traceRecords';

const RUN_DATA = '/iemscloud/plan/web/vpp/responseOrder/run/data';

const schemaOf = (kind: RecordKind): Resource => {
  const found = allResources.find(({ name }) => name === SCHEMA_OF[kind]);
  if (!found) throw new Error(`There is no schema ${SCHEMA_OF[kind]}.`);
  return found;
};

// covers VS-001, VS-010, VS-012, VS-015, VS-016, VS-017, VS-020
describe('the trace of every order that the reference backend begins with', () => {
  const { call, token: tokenOf } = testBackend({ modules: areas });
  const lists = new Map<RecordKind, readonly AnyRecord[]>();
  let token = '';

  async function list(kind: RecordKind, params: object = {}): Promise<readonly AnyRecord[]> {
    const schema = schemaOf(kind);
    const path = schema.call('page')?.path ?? '';
    const answer = await call(`POST ${path}`, { pageNum: 1, pageSize: 500, ...params }, token);
    return listAt(answer, Array.isArray(answer.data) ? '' : 'list').map((row) => decodeRecord(schema, row));
  }
  const all = (kind: RecordKind) => lists.get(kind) ?? [];
  const having = (kind: RecordKind, name: string, value: unknown) => all(kind).filter((row) => row[name] === value);

  async function recordsOf(order: AnyRecord): Promise<TraceRecords> {
    const own = { orderId: order.id };
    const noticeId = textOf(order, 'noticeId') || 'none';
    return {
      order: [order],
      plant: having('plant', 'id', order.vppId),
      notice: having('notice', 'id', noticeId),
      bids: having('bids', 'noticeId', noticeId),
      declarations: having('declarations', 'noticeId', noticeId),
      results: having('results', 'noticeId', noticeId),
      shares: await list('shares', own),
      commands: await list('commands', own),
      runs: having('runs', 'orderId', order.id),
      runResources: await list('runResources', own),
      appraisals: having('appraisals', 'orderId', order.id),
      trades: having('trades', 'orderId', order.id),
      lines: having('lines', 'orderId', order.id),
      monthBills: having('monthBills', 'month', textOf(order, 'responseDate').slice(0, 7)),
      customBills: all('customBills'),
      missingSlots: runFigures((await call(`POST ${RUN_DATA}`, own, token)).data).missingSlots ?? 0,
    };
  }

  beforeAll(async () => {
    token = await tokenOf('admin@demo.energy');
    const kinds = [
      'order',
      'plant',
      'notice',
      'bids',
      'declarations',
      'results',
      'runs',
      'appraisals',
      'trades',
      'lines',
      'monthBills',
      'customBills',
    ] as const;
    for (const kind of kinds) lists.set(kind, await list(kind));
  }, 120_000);

  it('has a reason for every difference, and each adds up', async () => {
    expect(all('order').length).toBeGreaterThan(20);
    for (const order of all('order')) {
      const records = await recordsOf(order);
      const found = differencesOf(chainOf(records), records);
      const sums = found.map(({ measure, value, parts }) => [
        value,
        told(
          measure,
          parts.reduce((sum, part) => sum + part.value, 0),
        ),
      ]);
      expect(
        sums.every(([value, sum]) => value === sum),
        textOf(order, 'orderNo'),
      ).toBe(true);
      expect(
        found.flatMap(({ measure, from, to, parts }) =>
          parts
            .filter(({ reason }) => reason === 'unexplained' || reason === 'between')
            .map(({ reason, value }) => [textOf(order, 'orderNo'), measure, from, to, reason, value]),
        ),
      ).toEqual([]);
    }
  }, 300_000);

  it('leads from the notice to a line of a bill, with the figures of the records themselves', async () => {
    const whole = all('order').find(
      (order) =>
        textOf(order, 'noticeId') !== '' &&
        having('lines', 'orderId', order.id).some(({ status }) => status === 'confirmed'),
    );
    const records = await recordsOf(whole ?? { id: '' });
    const chain = chainOf(records);
    expect(STAGES.filter((stage) => Object.keys(chain[stage]).length === 0)).toEqual([]);
    const [order, trade] = [records.order?.[0], records.trades?.[0]];
    expect(chain.clearing.power?.value).toBe(order?.targetPower);
    expect(chain.execution.energy?.value).toBe(order?.responseEnergy);
    expect(chain.settlement.money?.value).toBe(trade?.amount);
    expect(chain.bill.money?.value).toBe(trade?.customerAmount);
    const inputs = STAGES.flatMap((stage) => MEASURES.flatMap((measure) => chain[stage][measure]?.inputs ?? []));
    expect(inputs.filter(({ kind, record, field }) => !schemaOf(kind).fields[field] || record.id === '')).toEqual([]);
  }, 120_000);
});
