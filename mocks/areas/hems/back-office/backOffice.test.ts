import { objectOf } from '@/schema/objectOf';
import { beforeAll, describe, expect, test } from 'vitest';
import { areas } from '@mocks/areas';
import { listAt, testBackend, type Answer } from '@mocks/testing';

const WEB = '/iems-goeu-web/web';
const backend = testBackend({ modules: areas });
let token = '';
beforeAll(async () => {
  token = await backend.token('admin@demo.energy');
});

const request = async (path: string, params: object = {}): Promise<Answer> =>
  backend.call(`POST ${WEB}/${path}`, params, token);
const rows = async (path: string, params: object = {}) => {
  const answer = await request(path, params);
  return Array.isArray(answer.data) ? listAt(answer, '') : listAt(answer);
};
const done = async (path: string, params: object): Promise<void> =>
  expect(await request(path, params), path).toMatchObject({ code: '0000' });
const refused = async (path: string, params: object, why: string | RegExp): Promise<void> => {
  const { code, msg, data } = await request(path, params);
  expect(code, path).not.toBe('0000');
  expect(`${msg} ${JSON.stringify(data)}`).toMatch(why);
};
const one = async (path: string, test: (row: Record<string, unknown>) => boolean) =>
  (await rows(path)).find(test) ?? {};

describe('the back office', () => {
  // covers HR-215
  test('takes a brand back from the top and the display when it is unreleased', async () => {
    const { id } = await one('brand/list', ({ name }) => name === 'Helion');
    expect(await one('brand/top/list', ({ name }) => name === 'Helion')).toMatchObject({
      topStatus: 1,
      displayStatus: 1,
    });
    await done('brand/unrelease', { id });
    expect(await one('brand/list', (row) => row.id === id)).toMatchObject({
      releaseStatus: 0,
      topStatus: 0,
      displayStatus: 0,
    });
    await refused('brand/top/topStatus', { id, topStatus: 1 }, /not possible/);
    await done('brand/release', { id });
    await done('brand/top/topStatus', { id, topStatus: 1 });
  });

  // covers HR-216
  test('publishes a banner before its end, and edits or deletes it only while it is not published', async () => {
    const open = await one('banner/list', ({ title }) => title === 'Prepare your battery for winter');
    await done('banner/publish', { id: open.id, publishStatus: 1 });
    await refused('banner/delete', { id: open.id }, /not possible/);
    await done('banner/publish', { id: open.id, publishStatus: 0 });
    await done('banner/delete', { id: open.id });
    expect(await one('banner/list', ({ title }) => title === 'Win a wallbox')).toMatchObject({ publishStatus: 2 });
  });

  // covers HR-217
  test('switches what devices can do on and off, and keeps their order', async () => {
    const all = await rows('capability/config/page', { sortField: 'sort', sortOrder: 'asc' });
    const [first, second, ...rest] = all.map(({ id }) => id);
    await done('capability/config/sort', { ids: [second, first, ...rest] });
    expect((await one('capability/config/page', ({ id }) => id === second)).sort).toBe(1);
    await done('capability/config/switch', { id: first, switch: 0 });
    expect((await rows('capability/listCapabilityConfig')).some(({ id }) => id === first)).toBe(false);
  });

  // covers HR-218
  test('publishes the market from above to below, several at once with counts, and takes it back from below to above', async () => {
    const area = await one('marketArea/page', ({ code }) => code === 'NL');
    await refused('marketArea/publish', { id: area.id, publishStatus: 0 }, /Products of this area/);
    const [austria, finland] = [
      await one('marketArea/page', ({ code }) => code === 'AT'),
      await one('marketArea/page', ({ code }) => code === 'FI'),
    ];
    expect((await request('marketArea/batchRelease', { ids: [austria.id, finland.id, area.id] })).data).toMatchObject({
      successCount: 2,
      failCount: 1,
      failList: [{ id: area.id }],
    });
    const product = await one('marketProduct/page', ({ publishStatus }) => publishStatus === 1);
    await done('retailer/publish', { id: product.retailerId, publishStatus: 0 });
    expect(await one('marketProduct/page', ({ id }) => id === product.id)).toMatchObject({ publishStatus: 0 });
    await refused('marketProduct/publish', { id: product.id, publishStatus: 1 }, /retailer is not published/);
    await done('retailer/publish', { id: product.retailerId, publishStatus: 1 });
    await done('marketProduct/publish', { id: product.id, publishStatus: 1 });
  });

  // covers HR-174, HR-219
  test('binds leads to people and controllers, and lets them move forward only', async () => {
    const lead = await one('leads/page', (row) => row.status === 'contacted' && !row.stationId && !row.installerId);
    const { id } = lead;
    const [installer] = await rows('sn/distributionInstaller/installerList');
    await done('leads/bindInstaller', { id, installerId: installer?.id });
    await done('leads/bindInstaller', { id, installerId: '' });
    const free = await one('controller/page', ({ stationId }) => !stationId);
    const taken = await one('controller/page', ({ stationId }) => Boolean(stationId));
    await refused('leads/bindController', { id, deviceSn: taken.deviceSn }, /another lead or home/);
    await done('leads/bindController', { id, deviceSn: free.deviceSn });
    await refused('leads/unbindController', { id, deviceSn: taken.deviceSn }, /not bound/);
    const [user] = await rows('sysUser/list');
    await done('leads/bindSysUser', { id, sysUserId: user?.id });
    await done('leads/unbindSysUser', { id, sysUserId: user?.id });
    const customer = await one('leads/cusUsers', ({ bound }) => bound === false);
    await done('leads/bindCusUser', { id, cusUserId: customer.cusUserId });
    expect(await one('leads/cusUsers', ({ cusUserId }) => cusUserId === customer.cusUserId)).toMatchObject({
      bound: true,
    });
    await refused('leads/update', { ...lead, status: 'new' }, /only moves forward/);
    await refused('leads/update', { ...lead, status: 'lost', lostReason: null }, /lostReason/);
    await done('leads/update', { ...lead, status: 'quoted' });
  });

  test('compares what was inspected with what the controller found', async () => {
    const lead = await one(
      'leads/page',
      ({ controllerSns, stationId }) => Array.isArray(controllerSns) && controllerSns.length > 0 && Boolean(stationId),
    );
    const [deviceSn] = [lead.controllerSns].flat();
    const pairs = await rows('leads/compareDevice', { id: lead.id, deviceSn });
    expect(new Set(pairs.map(({ result }) => result)).size).toBeGreaterThan(1);
    const only = pairs.find(({ result }) => result === 'leadOnly') ?? pairs[0];
    const mine = objectOf(only?.leadDevice).id;
    await done('leads/mergeDevice', {
      id: lead.id,
      deviceSn,
      rows: [{ leadDeviceId: mine, controllerDeviceId: null, choice: 'none' }],
    });
    expect(
      listAt(await request('leads/detail', { id: lead.id }), 'deviceInspectionList').some(({ id }) => id === mine),
    ).toBe(false);
  });

  // covers HR-266
  test('gives serial numbers from tenant to organisation to installer, and takes them back from below', async () => {
    const free = (await rows('sn/list'))
      .filter(({ tenantName, activateState }) => !tenantName && activateState === 0)
      .map(({ sn }) => sn);
    const [sn] = free;
    const [target] = (await rows('sn/distribution/tenantList')).filter(({ name }) => name === 'GreenSource Energy');
    expect(await rows('sn/distribution/matchList', { sns: [sn, 'NOBODY', sn] })).toMatchObject([
      { matched: true },
      { reason: 'notFound' },
      { reason: 'duplicate' },
    ]);
    expect(await rows('sn/distributionOrganization/matchList', { sns: [sn] })).toMatchObject([
      { matched: false, reason: 'notOwned' },
    ]);
    expect((await request('sn/distribution/save', { targetId: target?.id, sns: [sn] })).data).toMatchObject({
      successCount: 1,
    });
    const [organization] = await rows('sn/distributionOrganization/organizationList');
    await done('sn/distributionOrganization/save', { targetId: organization?.id, sns: [sn] });
    const given = await one('sn/distribution/page', (row) => row.sn === sn);
    await refused('sn/distribution/delete', { ids: [given.id] }, /level below/);
    await done('sn/distributionOrganization/delete', { ids: [given.id] });
    await done('sn/distribution/delete', { ids: [given.id] });
    expect(listAt(await request('sn/detail', { id: given.id }), 'history')).toHaveLength(4);
  });

  test('upgrades what is online and older, and refuses what would change nothing', async () => {
    const pack = await one('ota/list', ({ version }) => version === '1.2.4');
    const device =
      (await rows('device/listDeviceOta', { packageId: pack.id })).find(
        ({ online, status }) => online === 1 && status === 'none',
      ) ?? {};
    expect(await rows('device/checkDeviceOta', { sns: [device.sn] })).toMatchObject([
      { needUpgrade: true, packageId: pack.id },
    ]);
    await done('device/upgradeOta', { sns: [device.sn], packageId: pack.id });
    expect(
      (await rows('device/listDeviceOta', { packageId: pack.id })).find(({ sn }) => sn === device.sn),
    ).toMatchObject({ status: 'waiting' });
    await refused('ota/del', { id: pack.id }, /running/);
    const old = await one('ota/list', ({ version }) => version === '2.14.3');
    const controller = await one(
      'controller/page',
      ({ online, firmwareVersion }) => online === 1 && firmwareVersion === '2.14.3',
    );
    await refused(
      'controller/upgradeOta',
      { id: controller.id, sns: [controller.deviceSn], packageId: old.id },
      /not lower/,
    );
  });

  test('keeps the notes of others, and organisations that are in use', async () => {
    const [note] = await rows('leads/listNote');
    await refused('leads/deleteNote', { id: note?.id }, /somebody else/);
    const used = await one('tenant/organization/page', ({ userCount }) => Number(userCount) > 0);
    await refused('tenant/organization/del', { id: used.id }, /belong to this organization/);
  });
});
