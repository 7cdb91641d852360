import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { createServer } from 'node:http';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="24"><text y="18">1234</text></svg>';
const PARTS = [
  { id: 1, name: 'Fuse' },
  { id: 2, name: 'Relay' },
];
const MENU = {
  name: '部件',
  nameEn: 'Parts',
  type: 1,
  path: '/depot/part',
  component: 'depot/part',
  childButtonsPermission: ['create', 'edit'],
};
const MENUS = { productDtoList: [{ code: 'depot', name: '仓库', nameEn: 'Depot', menuList: [MENU] }] };
/**
 * The padding of PKCS#1 v1.5 ends with a zero byte, and what was sealed has none; Node no longer takes it off itself.
 */
const unpadded = (bytes) => bytes.subarray(bytes.lastIndexOf(0) + 1).toString();
const secretOf = (sealed) =>
  JSON.parse(
    unpadded(privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(sealed, 'base64'))),
  ).pwd;
const page = (rows, { current = 1, size = 10 }) => ({
  records: rows.slice((current - 1) * size, current * size),
  total: rows.length,
});
const refused = { status: 401 };

/** What each call answers; `token` says whether it came with that of the session, `asked` what was sent. */
const CALLS = {
  'GET /account/v3/web/auth/captcha': () => ({ sessionId: 's1', captcha: PICTURE }),
  'GET /account/v3/web/auth/pubKey': () => ({ pubKey: publicKey.export({ type: 'spki', format: 'pem' }) }),
  'GET /account/v3/web/auth/random': () => ({ random: 'r1' }),
  'POST /account/v3/web/auth/login': ({ account, captcha, pwd }) =>
    captcha === '1234' && secretOf(pwd) === 'Energy123'
      ? { accessToken: 't1', userId: '7', userName: 'Ada', account }
      : refused,
  'GET /account/v3/web/user/checkChangePwdPolicy': (_, token) => (token ? {} : refused),
  'GET /account/v3/web/menu/routers': (_, token) => (token ? MENUS : refused),
  'GET /depot/part/page': (asked, token) => (token ? page(PARTS, asked) : refused),
};

async function answer(request, response) {
  const url = new URL(request.url, 'http://example');
  const body = (await request.toArray()).join('');
  const asked = { ...Object.fromEntries(url.searchParams), ...(body && JSON.parse(body)) };
  const token = request.headers.authorization === 'Bearer t1';
  const result = CALLS[`${request.method} ${url.pathname.replace('/cloud', '')}`]?.(asked, token) ?? { status: 404 };
  const status = result.status ?? 200;
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ status, message: '', result }));
}

export const exampleServer = createServer((request, response) => void answer(request, response));
