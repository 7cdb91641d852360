import { objectOf } from '@/schema/objectOf';
import { beforeAll, expect, test } from 'vitest';
import { areas } from '@mocks/areas';
import { testBackend } from '@mocks/testing';

const WEB = '/iems-goeu-web/web';
const backend = testBackend({ modules: areas });
let token = '';
beforeAll(async () => {
  token = await backend.token('admin@demo.energy');
});
const tell = async (call: `POST ${string}` | `GET ${string}`, params: object = {}) => {
  const [method, path] = call.split(' ');
  return (await backend.call(`${method === 'GET' ? 'GET' : 'POST'} ${WEB}/${path}`, params, token)).data;
};

test('answers codes by the names that are asked for, and all without names', async () => {
  expect(await tell('POST common/typeBox', { names: ['bannerPositionEnum'] })).toEqual({
    bannerPositionEnum: expect.arrayContaining([
      expect.objectContaining({ code: 'home' }),
      { code: 'app_start', desc: 'App start' },
    ]),
  });
  expect(Object.keys(objectOf(await tell('POST common/typeBox')))).toHaveLength(7);
  expect(Object.keys(objectOf(await tell('POST common/detailEnumBox')))).toHaveLength(9);
});

test('tells the clock and the money of a country, and where promotions are shown', async () => {
  const all = await tell('POST sys/country');
  expect(all).toContainEqual({ code: 'DK', desc: 'Denmark', phoneCode: '+45', timeZone: 'Europe/Copenhagen' });
  expect(await tell('POST sys/countryCurrency')).toContainEqual({
    countryCode: 'DK',
    currencyCode: 'DKK',
    symbol: 'kr',
    subUnit: 'øre',
  });
  const shown = await tell('GET market/promotionCountry');
  const [some, whole] = [Object.values(objectOf(shown)), Object.values(objectOf(all))];
  expect(whole).toEqual(expect.arrayContaining([some[0]]));
  expect(some.length).toBeLessThan(whole.length);
});

test('lists the regions of a country with their towns', async () => {
  expect(await tell('POST common/regions', { countryCode: 'NL' })).toContainEqual({
    code: 'NL-Utrecht',
    desc: 'Utrecht',
    children: ['Amersfoort', 'Nieuwegein', 'Utrecht', 'Zeist'].map((desc) => ({ code: `NL-${desc}`, desc })),
  });
  expect(await tell('POST common/regions', { countryCode: 'BR' })).toEqual([]);
});

// covers FR-161, HR-267
test('offers system users without who is signed in', async () => {
  const { store } = backend;
  const own = { id: 'own', account: 'admin@demo.energy', name: 'Own' };
  store.put('hems/system-user', own, { ...own, id: 'next', account: 'next@demo.energy' });
  const ids = (list: unknown) => [list].flat().map((one) => String(Reflect.get(objectOf(one), 'id')));
  const offered = ids(await tell('POST sysUser/list'));
  expect([offered.includes('own'), offered.includes('next')]).toEqual([false, true]);
});
