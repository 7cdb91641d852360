import { objectOf } from '@/schema/objectOf';
import { beforeAll, describe, expect, it } from 'vitest';
import { at, listAt } from '../../../testing';
import { homesAt } from './hemsTesting';

const NOW = '2026-10-25T11:37:20Z';
/** For tests that change nothing. */
let homes: Awaited<ReturnType<typeof homesAt>>;
beforeAll(async () => {
  homes = await homesAt(NOW);
});

const ids = (answer: { readonly data: unknown }) => listAt(answer).map(({ id }) => id);
const listOf = (value: unknown) => (Array.isArray(value) ? value : []);

describe('the list of homes', () => {
  it('pages when a page is asked for, and answers all of them otherwise', async () => {
    const { request } = homes;
    const all = await request('station/list');
    expect(at(all, 'totalSize')).toBe(76);
    expect(listAt(all)).toHaveLength(76);
    const [first, second] = [
      await request('station/list', { pageNum: 1, pageSize: 10 }),
      await request('station/list', { pageNum: 2, pageSize: 10 }),
    ];
    expect([...ids(first), ...ids(second)]).toEqual(ids(all).slice(0, 20));
    expect(at(second, 'totalSize')).toBe(76);
  });

  it('finds by a word in id, name or e-mail, and filters by state and country', async () => {
    const { request } = homes;
    expect(ids(await request('station/list', { keyword: '100007' }))).toEqual(['100007']);
    const named = listAt(await request('station/list', { keyword: 'JANSEN' }));
    expect(named.length).toBeGreaterThan(0);
    for (const { name, cusUserEmail } of named)
      expect([name, cusUserEmail].join(' ').toLowerCase()).toContain('jansen');
    const offline = listAt(await request('station/list', { online: 0 }));
    expect(offline.map(({ id }) => id)).toContain('100013');
    expect(new Set(offline.map(({ online }) => online))).toEqual(new Set([0]));
    expect(
      new Set(listAt(await request('station/list', { countryCode: 'SE' })).map(({ timeZone }) => timeZone)),
    ).toEqual(new Set(['Europe/Stockholm']));
  });

  it('of a tenant holds its own homes, of an installer his and those of nobody', async () => {
    const { as } = homes;
    const count = async (account: string) => at(await (await as(account))('station/list'), 'totalSize');
    expect([await count('operator'), await count('tenant'), await count('staff')]).toEqual([76, 60, 60]);
    const installer = await as('installer');
    const own = listAt(await installer('station/list'));
    expect(new Set(own.map(({ installerName }) => installerName))).toEqual(
      new Set(['Zonneklaar Installaties', undefined]),
    );
    const [foreign] = listAt(await (await as('tenant'))('station/list')).filter(
      (home) => home.installerId && !own.some(({ id }) => id === home.id),
    );
    expect(await installer('station/detail', { stationId: foreign?.id })).toMatchObject({ code: '4004' });
    expect(listAt(await installer('sn/distributionInstaller/installerList'))).toHaveLength(1);
  });
});

describe('a home', () => {
  // covers HE-017, HE-018, HE-019, HE-020, HE-021
  it('tells everything in five blocks, in the language of the caller', async () => {
    const { tell } = homes;
    const data = await tell('station/homeDetail', { stationId: '100001' }, 'zh');
    expect(Object.keys(objectOf(data))).toEqual([
      'stationInfo',
      'userInfoList',
      'tariffInfoList',
      'strategyInfo',
      'deviceInfoList',
    ]);
    expect(at({ data }, 'stationInfo')).toMatchObject({
      stationId: '100001',
      countryName: '荷兰',
      houseSize: { unit: 'm²' },
      houseType: { code: expect.any(String) },
    });
    expect(listAt({ data }, 'tariffInfoList')).toMatchObject([
      { tariffDirectionType: { desc: '购电' }, businessId: expect.any(String) },
      { tariffDirectionType: { desc: '上网' } },
    ]);
    expect(listAt({ data }, 'strategyInfo.strategyList').map(({ status }) => status)).toContain(1);
    expect(listAt({ data }, 'deviceInfoList').map(({ deviceType }) => deviceType)).toEqual(
      expect.arrayContaining(['电表', '光伏', '储能电池', '充电桩']),
    );
  });

  // covers HE-030, HE-031
  it('has no tariff to view where the retailer publishes the export price', async () => {
    const { tell } = homes;
    expect(
      listAt({ data: await tell('station/homeDetail', { stationId: '100014' }) }, 'tariffInfoList').map(
        ({ businessId }) => typeof businessId,
      ),
    ).toEqual(['string', 'object']);
  });

  it('that is new takes region, city and zone from its post code, and has no figures yet', async () => {
    const { request, tell } = await homesAt(NOW);
    const form = {
      name: 'Keizersgracht',
      countryCode: 'NL',
      postalCode: '1016 AB',
      houseType: 'apartment',
      cusUserEmail: 'new@mail.example',
    };
    const stationId = at(await request('station/createHome', form), 'stationId');
    expect(await tell('station/detail', { stationId })).toMatchObject({
      city: 'Amsterdam',
      region: 'Noord-Holland',
      timeZone: 'Europe/Amsterdam',
      marketAreaName: 'Netherlands',
      createDate: '2026-10-25',
      online: 0,
    });
    expect(listAt({ data: await tell('station/homeDetail', { stationId }) }, 'userInfoList')).toMatchObject([
      { cusUserEmail: 'new@mail.example', joinDate: '2026-10-25' },
    ]);
    expect(await tell('station/dashboardFlow', { stationId })).toEqual({
      nodes: [],
      homeLoad: { value: null, unit: 'kW' },
    });
    expect(await tell('station/portalDeviceList', { stationId })).toEqual({ controller: null, devices: [] });
    expect(
      await tell('station/energyCostPrice', { stationId, startDate: '2026-10-25', endDate: '2026-10-25' }),
    ).toMatchObject({ xlist: [], ylist: [], tariffName: '' });
    expect(ids(await request('controller/assignHomeList', { keyword: 'keizers' }))).toEqual([stationId]);
    expect(ids(await request('controller/assignHomeList'))).not.toContain('100001');
  });

  it('is refused without what it must have, and with a lead that has a home', async () => {
    const { request, store } = await homesAt(NOW);
    expect(at(await request('station/createHome', { name: 'x', countryCode: 'NL' }), 'errors')).toMatchObject({
      postalCode: expect.any(String),
      houseType: expect.any(String),
    });
    const leadId = store.all('hems/lead').find((lead) => lead.stationId)?.id;
    expect(
      at(
        await request('station/createHome', {
          name: 'x',
          countryCode: 'NL',
          postalCode: '1016 AB',
          houseType: 'other',
          leadId,
        }),
        'errors',
      ),
    ).toHaveProperty('leadId');
  });

  it('asks the post code in both languages', async () => {
    const { tell, request } = homes;
    expect(await tell('common/postalCode', { countryCode: 'DE', postalCode: '50667', houseNumber: '1' })).toMatchObject(
      { city: 'Köln', marketAreaName: 'Germany and Luxembourg' },
    );
    const wrong = { countryCode: 'DE', postalCode: '5066' };
    expect([
      (await request('common/postalCode', wrong)).msg,
      (await request('common/postalCode', wrong, 'zh')).msg,
    ]).toEqual(['No town is known for this post code.', '未找到该邮政编码对应的地区']);
  });
});

describe('binding', () => {
  it('an installer needs a home without one, and unbinding the one that is bound', async () => {
    const { request, tell } = await homesAt(NOW);
    const free = listAt(await request('station/list')).find(({ installerId }) => !installerId);
    const [installer, other] = listAt(
      await request('sn/distributionInstaller/installerList', { pageNum: 1, pageSize: 2 }),
    );
    const on = (installerId: unknown) => ({ stationId: free?.id, installerId });
    expect(await request('station/bindInstaller', on(''))).toMatchObject({ code: '4001' });
    expect(await request('station/bindInstaller', on('1'))).toMatchObject({ code: '4001' });
    expect(await request('station/bindInstaller', on(installer?.id))).toMatchObject({ code: '0000' });
    expect(await tell('station/detail', { stationId: free?.id })).toMatchObject({ installerName: installer?.name });
    expect(await request('station/bindInstaller', on(other?.id))).toMatchObject({
      code: '4000',
      msg: 'The home has an installer already.',
    });
    expect(await request('station/unbindInstaller', on(other?.id))).toMatchObject({ code: '4000' });
    expect(await request('station/unbindInstaller', on(installer?.id))).toMatchObject({ code: '0000' });
    expect(await request('station/unbindInstaller', { stationId: free?.id })).toMatchObject({ code: '4000' });
  });

  it('a lead needs one that has no home, and gives it back', async () => {
    const { request } = await homesAt(NOW);
    const homes = listAt(await request('station/list')).filter(({ leadId }) => !leadId);
    const leadId = listAt(await request('leads/list'))[0]?.id;
    const bind = (call: string, home = 0) => request(`station/${call}`, { stationId: homes[home]?.id, leadId });
    expect(await bind('bindLeads')).toMatchObject({ code: '0000' });
    expect(listAt(await request('leads/list')).map(({ id }) => id)).not.toContain(leadId);
    expect(await bind('bindLeads', 1)).toMatchObject({ code: '4000' });
    expect(await bind('unbindLeads', 1)).toMatchObject({ code: '4000' });
    expect(await bind('unbindLeads')).toMatchObject({ code: '0000' });
    expect(await bind('bindLeads', 1)).toMatchObject({ code: '0000' });
  });
});

describe('groups', () => {
  it('are made, renamed, filled, used as a filter and deleted', async () => {
    const { request, tell } = await homesAt(NOW);
    const id = at(await request('station/groupAdd', { desc: 'North', resources: ['100001'] }), 'id');
    expect(
      await request('station/groupRsAdd', { id, resources: ['100001', { resourceId: '100002' }, 'none'] }),
    ).toMatchObject({ code: '0000' });
    expect(listOf(await tell('station/groups'))).toContainEqual({ id, desc: 'North', resources: ['100001', '100002'] });
    expect(ids(await request('station/list', { groupId: id })).toSorted()).toEqual(['100001', '100002']);
    expect(await request('station/groupRsDel', { id, resources: ['100001'] })).toMatchObject({ code: '0000' });
    expect(await request('station/groupAdd', { id, desc: 'South' })).toMatchObject({ code: '0000' });
    expect(listOf(await tell('station/groups'))).toContainEqual({ id, desc: 'South', resources: ['100002'] });
    expect(await request('station/groupDel', { id })).toMatchObject({ code: '0000' });
    expect(await request('station/groupDel', { id })).toMatchObject({ code: '4004' });
  });

  it.each([
    ['', 'required'],
    ['x'.repeat(31), 'maxLength'],
    ['UTRECHT PILOT', 'already'],
  ])('a name %j is refused', async (desc, why) => {
    const answer = await homes.request('station/groupAdd', { desc });
    expect(answer.code).toBe('4001');
    expect(at(answer, 'errors.desc')).toContain(why);
  });
});

describe('what is not granted is refused', () => {
  it.each([
    ['nomenu', 'station/list'],
    ['nomenu', 'station/dashboardFlow'],
    ['operator', 'station/createHome'],
    ['operator', 'station/bindInstaller'],
    ['operator', 'station/groupAdd'],
    ['staff', 'station/bindLeads'],
    ['installer', 'station/createHome'],
    ['installer', 'station/energyCostSummary'],
    ['installer', 'station/energyUsageSummary'],
    ['installer', 'market/tariff/tree'],
    ['operator', 'market/tariff/collect'],
    ['staff', 'market/tariff/collect'],
  ])('%s: %s', async (account, path) => {
    expect(await (await homes.as(account))(path, { stationId: '100001' })).toMatchObject({ status: 403, code: '403' });
  });

  it.each([
    ['operator', 'station/dashboardFlow'],
    ['staff', 'station/homeDetail'],
    ['installer', 'station/portalDeviceList'],
    ['tenant', 'station/dashboardStrategyInfo'],
  ])('%s may call %s', async (account, path) => {
    const as = await homes.as(account);
    const stationId = listAt(await as('station/list')).find(
      ({ installerId }) => account !== 'installer' || installerId,
    )?.id;
    expect(await as(path, { stationId })).toMatchObject({ code: '0000' });
  });
});
