import { TRACES } from '@schemas/vpp/parts/traces';
import { describe, expect, it } from 'vitest';
import { areas } from '../../../areas';
import { consoleLabels } from '../../../labels';
import { at, listAt, testBackend } from '../../../testing';

const PLANTS = '/iemscloud/vpp/web';
const PLAN = '/iemscloud/plan/web/vpp';
const ORDER = `${PLAN}/responseOrder`;
const MINUTE = 60_000;

/** A backend whose clock the test moves, and somebody who is signed in. */
async function signedIn(account = 'tenant@demo.energy') {
  let now = Date.parse('2026-03-18T10:00:00Z');
  const { call, token } = testBackend({
    modules: areas,
    labels: consoleLabels,
    clock: () => now,
    settings: { tokenHours: 1000 },
  });
  const own = await token(account);
  const post = (path: string, params: object = {}) => call(`POST ${path}`, params, own);
  const page = async (path: string, params: object = {}) =>
    listAt(await post(path, { pageNum: 1, pageSize: 100, ...params }));
  const orderIn = async (status: string) => (await page(`${ORDER}/list`, { status }))[0];
  const statusOf = async (id: unknown) => at(await post(`${ORDER}/detail`, { id }), 'status');
  const later = (minutes: number) => {
    now += minutes * MINUTE;
  };
  return { post, page, orderIn, statusOf, later };
}

const sum = (rows: readonly Record<string, unknown>[], name: string) =>
  Math.round(rows.reduce((all, row) => all + Number(row[name] ?? 0) * 100, 0)) / 100;

describe('plants of the reference backend', () => {
  it('sums a plant over its enabled resources', async () => {
    const { post, page } = await signedIn();
    const [plant] = await page(`${PLANTS}/vpp/listByTenantId`, { name: 'Utrecht' });
    const resources = await page(`${PLANTS}/resource/list`, { vppId: plant?.id });
    expect(Number(plant?.maxUpPower)).toBeCloseTo(
      sum(
        resources.filter(({ state }) => state === 1),
        'maxUpPower',
      ) / 1000,
      2,
    );
    const info = (await post(`${PLANTS}/vpp/info`, { id: plant?.id })).data;
    expect(info).toMatchObject({
      onlineRate: 100,
      upPower: expect.any(Number),
      downPower: expect.any(Number),
      duration: expect.any(Number),
    });
    expect(Number(at({ data: info }, 'upPower'))).toBeLessThanOrEqual(Number(plant?.maxUpPower) * 1000);
  }, 60_000);

  it('stands resources below their stations and regions', async () => {
    const { post } = await signedIn();
    const regions = listAt(await post(`${PLANTS}/resource/tree`), '');
    const children = (node: unknown): unknown[] => listAt({ data: node }, 'children');
    expect(regions[0]?.nodeType).toBe('area');
    expect(children(regions[0])[0]).toMatchObject({ nodeType: 'station' });
    expect(children(children(regions[0])[0])[0]).toMatchObject({ nodeType: 'resource' });
  });

  // covers VR-027
  it('switches a resource off with a reason, and not while an order has it', async () => {
    const { post, page, orderIn } = await signedIn();
    const running = await orderIn('executing');
    const [share] = await page(`${ORDER}/assign/adjustList`, { orderId: running?.id });
    const refused = await post(`${PLANTS}/resource/edit/state`, {
      id: share?.resourceId,
      state: 0,
      reason: 'Maintenance',
    });
    expect(refused.msg).toContain(String(running?.orderNo));
    const free = (await page(`${PLANTS}/resource/list`, { state: 1, resourceType: 'pv' }))[0];
    expect(at(await post(`${PLANTS}/resource/edit/state`, { id: free?.id, state: 0 }), 'errors')).toHaveProperty(
      'reason',
    );
    expect((await post(`${PLANTS}/resource/edit/state`, { id: free?.id, state: 0, reason: 'Maintenance' })).code).toBe(
      '0000',
    );
    expect(at(await post(`${PLANTS}/resource/detail`, { id: free?.id }), 'state')).toBe(0);
  });

  it('registers what is submitted with proof, rejects it without, and logs both', async () => {
    const { post, page, later } = await signedIn();
    const [plant] = await page(`${PLANTS}/vpp/listByTenantId`, { name: 'Utrecht' });
    const [resource] = await page(`${PLANTS}/resource/list`, { vppId: plant?.id });
    const made = {
      vppId: plant?.id,
      operationPlatformId: plant?.operationPlatformId,
      objectType: 'resource',
      objectId: resource?.id,
      registerType: 'new',
    };
    const id = at(await post(`${PLANTS}/register/submit`, made), 'id');
    expect((await post(`${PLANTS}/register/submit`, made)).code).toBe('4000');
    const status = async () => (await page(`${PLANTS}/register/list`)).find((row) => row.id === id)?.status;
    expect(await status()).toBe('reviewing');
    later(2);
    expect(await status()).toBe('rejected');
    expect(
      (
        await post(`${PLANTS}/register/submit`, {
          id,
          attachments: [{ id: '1', name: 'meter.pdf', url: '/files/meter.pdf' }],
        })
      ).code,
    ).toBe('0000');
    later(2);
    expect(await status()).toBe('registered');
    const log = await page(`${PLANTS}/register/log/list`, { id });
    expect(log.map(({ action }) => action)).toEqual(['answer', 'submit', 'answer', 'submit']);
  });
});

describe('response orders of the reference backend', () => {
  it('has orders in every state', async () => {
    const { page } = await signedIn('admin@demo.energy');
    const states = new Set((await page(`${ORDER}/list`)).map(({ status }) => status));
    expect([...states].map(String).toSorted()).toEqual([
      'assigned',
      'completed',
      'confirmed',
      'executing',
      'expired',
      'pendingAssign',
      'sent',
      'stopped',
    ]);
  });

  // covers VR-031
  it('divides, confirms, sends, carries out and completes an order', async () => {
    const { post, page, orderIn, statusOf, later } = await signedIn();
    const order = await orderIn('pendingAssign');
    const id = order?.id;
    const divided = await post(`${ORDER}/assign/recalculateAdjustList`, { orderId: id, method: 'cost', list: [] });
    const rows = listAt(divided);
    expect(sum(rows, 'assignedPower') + Number(at(divided, 'difference'))).toBeCloseTo(Number(order?.targetPower), 6);
    for (const row of rows) expect(Number(row.assignedPower)).toBeLessThanOrEqual(Number(row.adjustablePower));
    const beyond = rows.map((row, place) =>
      place === 0 ? { ...row, participate: true, assignedPower: Number(row.adjustablePower) + 1 } : row,
    );
    expect((await post(`${ORDER}/assign/saveAdjustList`, { id, list: beyond })).code).toBe('4000');
    expect((await post(`${ORDER}/command/confirm`, { id })).code).toBe('4000');
    expect((await post(`${ORDER}/assign/saveAdjustList`, { id, list: rows, fromStatus: 'pendingAssign' })).code).toBe(
      '0000',
    );
    expect(await statusOf(id)).toBe('assigned');
    expect(at(await post(`${ORDER}/detail`, { id }), 'assignedPower')).toBeCloseTo(sum(rows, 'assignedPower'), 6);
    expect((await post(`${ORDER}/command/confirm`, { id })).code).toBe('0000');
    expect((await post(`${ORDER}/command/send`, { id })).code).toBe('0000');
    const commands = () => page(`${ORDER}/command/detail`, { orderId: id });
    expect(new Set((await commands()).map(({ sendStatus }) => sendStatus))).toEqual(new Set(['sending']));
    later(1);
    const told = await commands();
    expect(
      told.every(({ sendStatus, readBackPower, failReason }) =>
        sendStatus === 'success' ? readBackPower !== null : failReason !== null,
      ),
    ).toBe(true);
    const failed = told.filter(({ sendStatus }) => sendStatus === 'failed');
    expect(
      (
        await post(`${ORDER}/command/batchSend`, {
          orderId: id,
          resourceIds: failed.map(({ resourceId }) => resourceId),
        })
      ).code,
    ).toBe('0000');
    later(1);
    expect((await commands()).map(({ sendStatus }) => sendStatus)).toEqual(told.map(() => 'success'));
    later(4 * 24 * 60);
    expect(await statusOf(id)).toBe('completed');
    const done = (await post(`${ORDER}/detail`, { id })).data as Record<string, number>;
    expect(done.completionRate).toBeGreaterThan(0);
    const steps = listAt(await post(`${ORDER}/assign/log/detail`, { id })).map(({ to }) => to);
    expect(steps.slice(0, 5)).toEqual(['completed', 'executing', 'sent', 'confirmed', 'assigned']);
  });

  it('expires what is not confirmed in time, and refuses it then', async () => {
    const { post, orderIn, statusOf, later } = await signedIn();
    const order = await orderIn('assigned');
    later(7 * 24 * 60);
    expect((await post(`${ORDER}/command/confirm`, { id: order?.id })).code).not.toBe('0000');
    expect(await statusOf(order?.id)).toBe('expired');
  });

  it('sends several at once and counts them', async () => {
    const { post, page } = await signedIn();
    const confirmed = await page(`${ORDER}/list`, { status: 'confirmed' });
    const other = await page(`${ORDER}/list`, { status: 'completed' });
    const answer = await post(`${ORDER}/command/batchSend`, { ids: [...confirmed.map(({ id }) => id), other[0]?.id] });
    expect(answer.data).toMatchObject({
      successCount: confirmed.length,
      failCount: 1,
      failList: [{ id: other[0]?.id }],
    });
  });

  it('stops with a reason only', async () => {
    const { post, orderIn, statusOf } = await signedIn();
    const order = await orderIn('executing');
    expect(at(await post(`${ORDER}/command/stop/detail`, { orderId: order?.id }), 'list.0.commandType')).toBe('stop');
    expect(at(await post(`${ORDER}/command/stop`, { id: order?.id }), 'errors')).toHaveProperty('stopReason');
    expect(
      (await post(`${ORDER}/command/stop`, { id: order?.id, stopReason: 'The grid operator withdrew it.' })).code,
    ).toBe('0000');
    expect(await statusOf(order?.id)).toBe('stopped');
  });

  it('has the sum of its resources as the response of an order', async () => {
    const { post, orderIn } = await signedIn();
    const order = await orderIn('executing');
    const data = (await post(`${ORDER}/run/data`, { orderId: order?.id })).data as {
      ylist: { dataKey: string; list: (number | null)[] }[];
    };
    const series = (key: string) => data.ylist.find(({ dataKey }) => dataKey === key)?.list ?? [];
    const last = series('actual').findLastIndex((value) => value !== null);
    const rows = listAt(await post(`${ORDER}/run/resource/list`, { orderId: order?.id }));
    for (const key of ['baseline', 'actual', 'response'])
      expect(sum(rows, `${key}Power`)).toBeCloseTo(Number(series(key)[last]), 1);
    expect(Number(series('baseline')[last]) - Number(series('actual')[last])).toBeCloseTo(
      Number(series('response')[last]),
      1,
    );
  });

  it('adjusts a baseline to its day as its resource says, and tells what of', async () => {
    const { post, page } = await signedIn();
    const rows = (
      await Promise.all(
        (await page(`${ORDER}/list`, { status: 'completed' })).map(async ({ id }) =>
          listAt(await post(`${ORDER}/run/resource/list`, { orderId: id })),
        ),
      )
    ).flat();
    const [trace] = TRACES['vpp/response-order-run-resource'] ?? [];
    const adjusted = rows.filter(
      ({ adjustMode, powerBefore }) => adjustMode === 'multiplicative' && powerBefore !== null,
    );
    expect(adjusted.length).toBeGreaterThan(0);
    for (const row of adjusted)
      expect(Math.abs(Number(trace?.value(row)) - Number(row.adjustedPower))).toBeLessThan(0.006);
    for (const row of rows.filter(({ adjustMode }) => adjustMode === 'none'))
      expect(row.adjustedPower).toBeCloseTo(Number(row.unadjustedPower), 1);
  });
});

describe('forecasts and plans of the reference backend', () => {
  it('foresees every hour of a day within the limits of each resource', async () => {
    const { post, page } = await signedIn();
    const [resource] = await page(`${PLANTS}/resource/list`, { resourceType: 'storage', state: 1, name: 'Zaanse' });
    const hours = listAt(
      await post(`${PLAN}/resource/predict/ability/list`, { resourceId: resource?.id, date: '2026-03-29' }),
    );
    expect(hours.map(({ startTime }) => startTime)).toHaveLength(23);
    for (const { upPower, downPower } of hours)
      expect([
        Number(upPower) <= Number(resource?.maxUpPower),
        Number(downPower) <= Number(resource?.maxDownPower),
      ]).toEqual([true, true]);
    const [baseline] = listAt(
      await post(`${PLAN}/resource/predict/baseline/list`, { resourceId: resource?.id, date: '2026-03-18' }),
    );
    expect(baseline).toMatchObject({ sampleDays: 5, method: 'avg5' });
  });

  it('has the energy of a plan as the sum of its curve', async () => {
    const { post, page } = await signedIn();
    const [plan] = await page(`${PLAN}/elecPlan/list`);
    const curve = listAt(await post(`${PLAN}/elecPlan/detail`, { id: plan?.id }), 'planCurve') as unknown as number[];
    expect(curve.reduce((all, power) => all + power / 4, 0)).toBeCloseTo(Number(plan?.planEnergy), 2);
    expect(at(await post(`${PLAN}/elecPlan/first/plan`, { id: plan?.id }), 'version')).toBe(1);
  });
});
