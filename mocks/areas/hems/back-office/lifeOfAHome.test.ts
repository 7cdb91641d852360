import { expect, test } from 'vitest';
import { areas } from '@mocks/areas';
import { listAt, testBackend } from '@mocks/testing';

const WEB = '/iems-goeu-web/web';

test('a lead becomes a home with its customer, its controller, what was recommended for it, and figures from that day on', async () => {
  const backend = testBackend({ modules: areas });
  const token = await backend.token('admin@demo.energy');
  const request = async (path: string, params: object = {}) => {
    const answer = await backend.call(`POST ${WEB}/${path}`, params, token);
    expect(answer, path).toMatchObject({ code: '0000' });
    return answer;
  };
  const rows = async (path: string, params: object = {}) => {
    const answer = await request(path, params);
    return Array.isArray(answer.data) ? listAt(answer, '') : listAt(answer);
  };
  const first = async (path: string, params: object) => (await rows(path, params))[0] ?? {};

  const { id: brandId } = await first('brand/list', { name: 'Enbox' });
  await request('sn/add', { sn: 'LIFE000001', type: 'controller', model: 'Home Hub 3', brandId });
  expect(await first('controller/page', { deviceSn: 'LIFE000001' })).toMatchObject({
    online: 0,
    stationId: null,
    brandName: 'Enbox',
  });

  const who = {
    customerName: 'Nova',
    email: 'nova@mail.example',
    countryCode: 'NL',
    postalCode: '3511 AB',
    source: 'website',
    status: 'new',
    privacyConsent: true,
  };
  await request('leads/create', who);
  const { id } = await first('leads/page', { customerName: 'Nova' });
  const { cusUserId, email } =
    (await rows('leads/cusUsers')).find(({ bound, email: own }) => bound === false && own !== who.email) ?? {};
  await request('leads/bindCusUser', { id, cusUserId });
  await request('leads/bindController', { id, deviceSn: 'LIFE000001' });
  const product = await first('marketProduct/list', {});
  const { id: marketAreaId } = await first('marketArea/list', {});
  const { id: retailerId } = await first('retailer/list', {});
  await request('leads/updateTariffUsage', {
    leadsId: id,
    marketAreaId,
    retailerId,
    productId: product.id,
    contractType: 'dynamic',
    purchasePrice: 27,
    annualUsage: 3800,
  });
  const offer = await first('aiRecommendation/list', { leadsId: id });
  expect(offer).toMatchObject({ source: 'ai', pvPower: 4, batteryCapacity: 9, investment: 8850 });

  await request('station/createHome', {
    name: 'Nova',
    cusUserEmail: who.email,
    countryCode: 'NL',
    postalCode: who.postalCode,
    houseType: 'terraced',
    leadId: id,
  });
  const home = await first('station/list', { name: 'Nova' });
  expect(home).toMatchObject({ controllerSn: 'LIFE000001', online: 1, leadId: id });
  expect(await first('controller/page', { deviceSn: 'LIFE000001' })).toMatchObject({
    stationId: home.stationId,
    online: 1,
  });
  expect(await first('sn/list', { sn: 'LIFE000001' })).toMatchObject({ activateState: 1, stationId: home.stationId });
  const detail = await request('station/homeDetail', { stationId: home.stationId });
  expect(detail.data).toMatchObject({
    userInfoList: [{ cusUserId, cusUserEmail: email }, { cusUserEmail: who.email }],
  });
  expect(listAt(detail, 'deviceInfoList').map(({ deviceType }) => deviceType)).toEqual(
    expect.arrayContaining(['Grid meter', 'Solar', 'Battery']),
  );
  expect(await first('analysis/alarm/page', { cuserId: cusUserId })).toMatchObject({ cuserId: cusUserId });
});
