import { describe, expect, it } from 'vitest';
import { testBackend } from '../testing';

const WEB = '/account/v3/web';

/** Every call of spec 01 §7. */
const CALLS = [
  ...['captcha', 'pubKey', 'random'].map((name) => `GET ${WEB}/auth/${name}`),
  ...['login', 'convertToken', 'ssoLogin', 'logout'].map((name) => `POST ${WEB}/auth/${name}`),
  ...['routers', 'list', 'detail', 'allTree', 'type-box'].map((name) => `GET ${WEB}/menu/${name}`),
  ...['create', 'edit', 'delete'].map((name) => `POST ${WEB}/menu/${name}`),
  ...['list', 'detail', 'tree'].map((name) => `GET ${WEB}/org/${name}`),
  ...['create', 'edit', 'delete'].map((name) => `POST ${WEB}/org/${name}`),
  'POST /iemscloud/account/web/common/org/name/tree',
  ...['page', 'detail', 'list'].map((name) => `GET ${WEB}/role/${name}`),
  ...['create', 'edit', 'delete'].map((name) => `POST ${WEB}/role/${name}`),
  ...['page', 'detail', 'info', 'checkChangePwdPolicy'].map((name) => `GET ${WEB}/user/${name}`),
  ...['create', 'edit', 'resetPwd', 'updateState', 'unlock', 'updatePwd'].map((name) => `POST ${WEB}/user/${name}`),
  ...['page', 'list', 'productlist', 'detail', 'listAllProduct', 'validateTenantInfo'].map(
    (name) => `GET ${WEB}/tenant/${name}`,
  ),
  ...['create', 'flowCreate', 'edit', 'assignProduct', 'cancelAssignProduct', 'unlock', 'resetPwd'].map(
    (name) => `POST ${WEB}/tenant/${name}`,
  ),
  ...[
    'product/list',
    'product/tenantMenuList',
    'country/list',
    'dictdata/get',
    'sys/detail',
    'log/type-box',
    'log/page',
  ].map((name) => `GET ${WEB}/${name}`),
  `POST ${WEB}/sys/setting`,
  `POST ${WEB}/file/upload`,
];

describe('every call of account administration', () => {
  it('is one of sixty', () => expect(new Set(CALLS).size).toBe(60));

  // covers F-013, F-019, F-029, F-038, F-046, F-053
  it('answers an envelope of its own to the administrator', async () => {
    const { call, token, backend } = testBackend();
    const own = await token('admin@demo.energy');
    for (const text of CALLS) {
      if (text.endsWith('/logout')) continue; // it would end the session of the others
      const answer = await call(text, {}, own);
      expect([text, answer.status]).toEqual([text, 200]);
      expect(answer.code, text).toMatch(/^(0000|4\d\d\d)$/);
    }
    expect(CALLS.filter((text) => !backend.calls.has(text))).toEqual([]);
  });

  // covers FE-111
  it('answers the choices of one dictionary, with both names, and none of an unknown one', async () => {
    const { call, token } = testBackend();
    const own = await token('admin@demo.energy');
    const choices = async (dictType: string) => (await call(`GET ${WEB}/dictdata/get`, { dictType }, own)).data;
    expect(await choices('theme')).toEqual([
      { code: 'blue', name: '蓝色', nameEn: 'Blue' },
      { code: 'orange', name: '橙色', nameEn: 'Orange' },
    ]);
    expect(await choices('nobody')).toEqual([]);
  });

  it('answers 404 to a call there is not', async () => {
    const { call } = testBackend();
    expect(await call('GET /account/v3/web/nothing')).toMatchObject({ status: 404, code: '404' });
  });
});
