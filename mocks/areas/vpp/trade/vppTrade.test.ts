import { objectOf } from '@/schema/objectOf';
import { TRACES } from '@schemas/vpp/parts/traces';
import { machineTime, setClock } from '@/schema/dates/currentTime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../../areas';
import { consoleLabels } from '../../../labels';
import { at, listAt, testBackend } from '../../../testing';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
const TRADE = '/iemscloud/trade/web/vpp';
const SETTLEMENT = '/iemscloud/settlement/web';
const cents = (value: number) => Math.round(value * 100) / 100;
const sum = (rows: readonly Row[], name: string) => cents(rows.reduce((all, row) => all + Number(row[name] ?? 0), 0));

describe('markets and settlement of the reference backend', () => {
  let now = Date.UTC(2026, 10, 18, 9);
  beforeAll(() => setClock(() => now)); // of rules, too
  afterAll(() => setClock(machineTime));
  const { call, token: tokenOf } = testBackend({
    modules: areas,
    labels: consoleLabels,
    clock: () => now,
    settings: { tokenHours: 1000 },
  });
  let token = '';
  beforeAll(async () => {
    token = await tokenOf('tenant@demo.energy');
  });
  const post = (path: string, params: object = {}) =>
    call(`POST ${path.startsWith('/ie') ? path : `${TRADE}/${path}`}`, params, token);
  const list = async (path: string, params: object = {}) =>
    listAt(await post(path, { pageNum: 1, pageSize: 200, ...params })) as unknown as Row[];
  const errors = async (path: string, params: object) =>
    objectOf(at(await post(path, params), 'errors')) as Readonly<Record<string, string>>;

  // covers VS-010, VS-011, VS-012
  it('takes a bid until the deadline, clears it, and makes an order of the result', async () => {
    const notice = (await list('trade/notice/list', { processStatus: 'declaring' })).find(
      (row) => String(row.declareDeadline) < '2026-11-19',
    ) as Row;
    const unit = (await list('/iemscloud/vpp/web/unit/list', { vppId: notice.vppId })).find(
      ({ unitType }) => unitType === 'load',
    );
    const time = (notice.periods as readonly Row[])[0] as Row;
    const row = (bidPower: number, bidPrice: number) => ({
      startTime: time.startTime,
      endTime: time.endTime,
      bidPower,
      bidPrice,
    });
    const bid = (...periods: object[]) => ({ noticeId: notice.id, vppId: notice.vppId, unitId: unit?.id, periods });
    expect(await errors('trade/bid/v2/bid', bid(row(10, 0.3), row(10, 0.3)))).toHaveProperty(['periods.1.bidPrice']);
    expect(await errors('trade/bid/v2/bid', bid(row(10, 0.05)))).toHaveProperty(['periods.0.bidPrice']);
    expect(await errors('trade/bid/v2/bid', bid(row(9_000_000, 0.3)))).toHaveProperty(['periods.0.bidPower']);
    expect(
      await errors('trade/bid/v2/bid', bid({ ...row(10, 0.3), startTime: '03:00', endTime: '04:00' })),
    ).toHaveProperty(['periods.0.startTime']);
    const made = await post('trade/bid/v2/bid', bid(row(10, 0.2), row(20, 0.55)));
    expect(made.code).toBe('0000');
    const id = String(at(made, 'id'));
    expect(at(await post('trade/notice/detail', { id: notice.id }), 'processStatus')).toBe('submitted');
    expect((await errors('trade/bid/v2/bid', bid(row(10, 0.2)))).unitId).toContain('Adjust');
    const own = objectOf((await post('trade/bid/v2/detail', { id })).data) as Row;
    expect(own).toMatchObject({ bidPower: 30, bidEnergy: 30, expectedIncome: 13, version: 1, bidStatus: 'submitted' });
    expect((await post('trade/bid/adjustBid', { ...own, periods: [row(10, 0.25), row(20, 0.5)] })).code).toBe('0000');
    expect(at(await post('trade/bid/detail', { id }), 'versions')).toMatchObject([
      { version: 2, expectedIncome: 12.5 },
      { version: 1, expectedIncome: 13 },
    ]);

    now = Date.parse('2026-11-18T20:00:00Z');
    expect(await post('trade/bid/adjustBid', { ...own, periods: [row(10, 0.2)] })).not.toMatchObject({ code: '0000' });
    expect(at(await post('trade/bid/v2/detail', { id }), 'bidStatus')).toBe('partial');
    const result = (await list('trade/treatment/result/list', { bidId: id, noticeId: notice.id })).find(
      ({ bidId }) => bidId === id,
    ) as Row;
    expect(result).toMatchObject({
      result: 'partial',
      clearedPower: 10,
      clearedEnergy: 10,
      clearedPrice: 0.41,
      confirmStatus: 'unconfirmed',
    });
    expect((await post('trade/treatment/result/editPrice', { id: result.id, clearedPrice: 0.42 })).code).not.toBe(
      '0000',
    );
    expect(
      (
        await post('trade/treatment/result/editPrice', {
          id: result.id,
          clearedPrice: 0.42,
          priceReason: 'Corrected notice',
        })
      ).code,
    ).toBe('0000');
    expect((await post('trade/treatment/result/confirm', { id: result.id })).code).toBe('0000');
    expect((await post('trade/treatment/result/confirm', { id: result.id })).code).not.toBe('0000');
    const orders = await list('/iemscloud/plan/web/vpp/responseOrder/list', { status: 'pendingAssign' });
    expect(orders.find(({ noticeId }) => noticeId === notice.id)).toMatchObject({
      targetPower: 10,
      price: 0.42,
      startTime: time.startTime,
      endTime: time.endTime,
    });
    expect(at(await post('trade/notice/detail', { id: notice.id }), 'processStatus')).toBe('ordered');
  });

  // covers VS-013
  it('takes declarations within what a resource can adjust, and what was cleared after the deadline', async () => {
    const notice = (await list('trade/notice/list', { processStatus: 'declaring' }))[0] as Row;
    const [time] = notice.periods as readonly Row[];
    const resource = (await list('/iemscloud/vpp/web/resource/list', { vppId: notice.vppId, state: 1 })).find(
      ({ resourceType }) => resourceType === 'industrial',
    ) as Row;
    const declared = {
      noticeId: notice.id,
      resourceId: resource.id,
      startTime: time?.startTime,
      endTime: time?.endTime,
      declaredPower: 5,
      declaredPrice: 0.2,
    };
    expect(await errors('response/resource/info/declare/add', { ...declared, declaredPower: 999_999 })).toHaveProperty(
      'declaredPower',
    );
    const id = String(at(await post('response/resource/info/declare/add', declared), 'id'));
    expect(objectOf((await post('response/resource/info/declare/detail', { id })).data)).toMatchObject({
      status: 'draft',
      declaredPower: 5,
    });
    expect(
      (await list('response/resource/info/declare/detail', { noticeId: notice.id })).map((row) => row.id),
    ).toContain(id);
    expect((await post('response/resource/info/declare/confirm', { id })).code).toBe('0000');
    expect(
      (await post('response/resource/info/clear/edit', { id, clearedPower: 4, clearedPrice: 0.3 })).code,
      'before the deadline',
    ).not.toBe('0000');
    now = Date.parse(`${String(notice.declareDeadline).replace(' ', 'T')}Z`);
    expect(
      (await post('response/resource/info/clear/edit', { id, clearedPower: 6, clearedPrice: 0.3 })).code,
      'more than declared',
    ).not.toBe('0000');
    expect((await post('response/resource/info/clear/edit', { id, clearedPower: 4, clearedPrice: 0.3 })).code).toBe(
      '0000',
    );
    expect((await post('response/resource/info/declare/add', declared)).code, 'late').toBe('4009');
  });

  // covers VS-015, VS-016, VS-017, VS-018
  it.each([
    ['vpp/appraisal', `${TRADE}/trade/appraisal/list`],
    ['vpp/settlement-trade', `${SETTLEMENT}/settlement/trade/list`],
    ['vpp/order-settlement', `${SETTLEMENT}/responseOrderInfo/settle/detail`],
  ] as const)('tells figures of %s that come out of what stands beside them, to a hundredth', async (name, path) => {
    const rows = await list(path);
    expect(rows.length).toBeGreaterThan(0);
    const off = rows.flatMap((row) =>
      TRACES[name].flatMap(({ of, value }) =>
        Math.abs(Number(value(row)) - Number(row[of])) <= 0.0101
          ? []
          : [`${row.id} ${of}: ${String(row[of])}, ${String(value(row))}`],
      ),
    );
    expect(off).toEqual([]);
  });

  it('settles orders so that parts and whole are one, also after a correction', async () => {
    const trades = await list(`${SETTLEMENT}/settlement/trade/list`);
    const appraisals = await list('trade/appraisal/list');
    expect(trades.length).toBeGreaterThan(3);
    expect(at(await post('trade/appraisal/statistics'), 'times')).toMatchObject({ value: appraisals.length });
    for (const trade of trades) {
      const lines = await list(`${SETTLEMENT}/responseOrderInfo/settle/detail`, { orderId: trade.orderId });
      const appraisal = appraisals.find(({ orderId }) => orderId === trade.orderId) as Row;
      expect(sum(lines, 'effectiveEnergy')).toBe(appraisal.effectiveEnergy);
      expect(sum(lines, 'responseFee')).toBe(trade.responseFee);
      expect(cents(sum(lines, 'customerAmount') + sum(lines, 'operatorAmount'))).toBe(trade.amount);
    }
    const paid = trades.find(({ amount }) => Number(amount) > 0) as Row;
    const line = (await list(`${SETTLEMENT}/responseOrderInfo/settle/detail`, { orderId: paid.orderId })).find(
      ({ effectiveEnergy }) => Number(effectiveEnergy) > 10,
    ) as Row;
    expect(
      await errors(`${SETTLEMENT}/responseOrderInfo/edit`, { ...line, effectiveEnergy: 9_000_000 }),
    ).toHaveProperty('effectiveEnergy');
    expect(
      (
        await post(`${SETTLEMENT}/responseOrderInfo/edit`, {
          ...line,
          effectiveEnergy: 10,
          unitPrice: 0.5,
          penalty: 1,
          shareRatio: 75,
        })
      ).code,
    ).toBe('0000');
    expect(objectOf((await post(`${SETTLEMENT}/responseOrderInfo/detail`, { id: line.id })).data)).toMatchObject({
      responseFee: 5,
      customerAmount: 3,
      operatorAmount: 1,
    });
    const after = (await list(`${SETTLEMENT}/settlement/trade/list`)).find(({ id }) => id === paid.id) as Row;
    expect(after.responseFee).toBe(cents(Number(paid.responseFee) - Number(line.responseFee) + 5));
    expect((await post(`${SETTLEMENT}/responseOrderInfo/confirm`, { id: line.id })).code).toBe('0000');
    expect((await post(`${SETTLEMENT}/responseOrderInfo/edit`, { ...line, penalty: 2 })).code, 'confirmed').not.toBe(
      '0000',
    );
    const orders = await list(`${SETTLEMENT}/responseOrder/list`, { status: 'active' });
    expect((await errors(`${SETTLEMENT}/responseOrder/create`, { orderId: orders[0]?.orderId })).orderId).toBe(
      'This order is put up for settlement already.',
    );
    expect((await post(`${SETTLEMENT}/responseOrder/cancel`, { id: orders[0]?.id })).code, 'without a remark').not.toBe(
      '0000',
    );
    expect(
      (await post(`${SETTLEMENT}/responseOrder/cancel`, { id: orders[0]?.id, remark: 'Metered again' })).code,
    ).toBe('0000');
    expect((await post(`${SETTLEMENT}/responseOrder/create`, { orderId: orders[0]?.orderId })).code).toBe('0000');
    expect((await post(`${SETTLEMENT}/responseOrderInfo/confirm`, { id: orders[1]?.id })).code).toBe('0000');
  });

  // covers VS-019, VS-020
  it('makes bills of what is confirmed and in no other bill, adjusts and sends them once', async () => {
    const months = await list(`${SETTLEMENT}/settlement/monthBill/list`);
    const bill = months.find(({ month }) => month === '2026-10') as Row;
    expect(bill.status).toBe('generated');
    expect(
      (await post(`${SETTLEMENT}/settlement/monthBill/edit`, { ...bill, adjustAmount: -12.5 })).code,
      'without a reason',
    ).not.toBe('0000');
    expect(
      (
        await post(`${SETTLEMENT}/settlement/monthBill/edit`, {
          ...bill,
          adjustAmount: -12.5,
          adjustReason: 'Meter read again',
        })
      ).code,
    ).toBe('0000');
    expect(at(await post(`${SETTLEMENT}/settlement/monthBill/detail`, { id: bill.id }), 'payableAmount')).toBe(
      cents(Number(bill.payableAmount) - 12.5),
    );
    expect((await post(`${SETTLEMENT}/settlement/monthBill/send`, { id: bill.id })).code).toBe('0000');
    expect(
      (await post(`${SETTLEMENT}/settlement/monthBill/edit`, { ...bill, adjustAmount: 1, adjustReason: 'x' })).code,
      'sent',
    ).not.toBe('0000');

    const lines = await list(`${SETTLEMENT}/responseOrderInfo/settle/detail`, {});
    const own = lines.filter(({ status }) => status === 'confirmed');
    expect(own.length).toBeGreaterThan(0);
    const draft = {
      billName: 'November',
      tenantId: bill.tenantId,
      resourceIds: [...new Set(lines.map(({ resourceId }) => resourceId))],
      startDate: '2026-10-01',
      endDate: new Date(now).toISOString().slice(0, 10),
      taxRate: 6,
      receiverEmail: 'a@b.example',
      excluded: false,
    };
    const check = objectOf((await post(`${SETTLEMENT}/settlement/customTemporary/check`, draft)).data) as {
      readonly overlaps: readonly Row[];
      readonly unconfirmed: readonly Row[];
    };
    expect(check.overlaps.map(({ id }) => id)).toContain(bill.id);
    expect(check.unconfirmed.length).toBeGreaterThan(0);
    expect(await errors(`${SETTLEMENT}/settlement/customTemporary/generate`, draft)).toHaveProperty('excluded');
    const generated = await post(`${SETTLEMENT}/settlement/customTemporary/generate`, { ...draft, excluded: true });
    expect(JSON.stringify(generated.data)).not.toContain('errors');
    const id = String(at(generated, 'id'));
    const made = objectOf((await post(`${SETTLEMENT}/settlement/customTemporary/detail`, { id })).data) as Row;
    expect(made.payableAmount).toBe(cents(own.reduce((all, row) => all + Number(row.customerAmount), 0)));
    expect((await post(`${SETTLEMENT}/settlement/customTemporary/send`, { id })).code).toBe('0000');
    expect((await post(`${SETTLEMENT}/settlement/customTemporary/delete`, { id })).code, 'sent').not.toBe('0000');
    expect(at(await post(`${SETTLEMENT}/responseOrderInfo/detail`, { id: own[0]?.id }), 'status')).toBe('settled');
  });

  // covers V-032, V-085
  it('bills a customer what is his, and offers no resources of others', async () => {
    const admin = await tokenOf('admin@demo.energy');
    const post = async (path: string, params: object) => call(`POST ${path}`, params, admin);
    const resources = async (params: object) =>
      listAt(await post('/iemscloud/vpp/web/common/resource/list', params), '').map(({ id }) => id);
    const plants = listAt(await post('/iemscloud/vpp/web/vpp/listByTenantId', { pageNum: 1, pageSize: 200 }));
    const [mine, ...others] = [...new Set(plants.map(({ tenantId }) => tenantId))];
    expect(others.length).toBeGreaterThan(0);
    const all = await resources({});
    const own = await resources({ tenantId: mine });
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.length);
    const days = { startDate: '2026-01-01', endDate: '2026-11-18' };
    const check = async (params: object) =>
      (await post(`${SETTLEMENT}/settlement/customTemporary/check`, { ...days, ...params })).data;
    expect(await check({ tenantId: mine, resourceIds: all })).toEqual(
      await check({ tenantId: mine, resourceIds: own }),
    );
  });

  // covers VS-025, VS-026
  it('follows the dispatcher second by second, and stops when it is taken out of service', async () => {
    const [plant] = await list('/iemscloud/vpp/web/vpp/listByTenantId', { status: 'operating' });
    const of = { vppId: plant?.id, type: 'secondary' };
    const { xlist, ylist } = objectOf((await post('/iemscloud/vpp/web/frequency/power', of)).data) as {
      readonly xlist: readonly number[];
      readonly ylist: readonly { readonly list: readonly number[] }[];
    };
    expect(xlist).toHaveLength(3600);
    expect(ylist.map((series) => series.list.length)).toEqual([3600, 3600, 3600]);
    expect(Number(at(await post('/iemscloud/vpp/web/frequency/current', of), 'performanceIndex'))).toBeGreaterThan(0.5);
    expect(await errors('/iemscloud/vpp/web/frequency/control/edit', { ...of, droop: 90 })).toHaveProperty('droop');
    expect((await post('/iemscloud/vpp/web/frequency/control/edit', { ...of, enabled: false })).code).toBe('0000');
    expect(objectOf((await post('/iemscloud/vpp/web/frequency/current', of)).data)).toMatchObject({
      runState: 'stopped',
      targetPower: 0,
      actualPower: 0,
    });
    expect(listAt(await post('/iemscloud/plan/web/vpp/adjust/target/resource', of)).length).toBeGreaterThan(0);
  });
});
