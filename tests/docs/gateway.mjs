import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { createServer } from 'node:http';

const { SERVER = 'http://127.0.0.1:8055', PORT = '8090' } = process.env;
const JSON_TYPE = { 'content-type': 'application/json' };
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="24"><text y="18">1234</text></svg>';
const SITES = { name: '站点', nameEn: 'Sites', type: 1, path: '/ev/site', component: 'ev/site' }; // may look, not change

function passwordIn(sealed) {
  const bytes = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(sealed, 'base64'));
  return JSON.parse(bytes.subarray(bytes.lastIndexOf(0) + 1).toString()).pwd;
}

/** The sign-in of the server, here that of Directus: its token is the token of the session. */
async function login({ account, pwd }) {
  const body = JSON.stringify({ email: account, password: passwordIn(pwd) });
  const answer = await fetch(`${SERVER}/auth/login`, { method: 'POST', headers: JSON_TYPE, body });
  return answer.ok && { accessToken: (await answer.json()).data.access_token, userId: account, userName: account };
}

const CALLS = {
  captcha: () => ({ sessionId: 's1', captcha: PICTURE }),
  pubKey: () => ({ pubKey: publicKey.export({ type: 'spki', format: 'pem' }) }),
  login,
  routers: async (_, headers) =>
    (await fetch(`${SERVER}/users/me`, { headers })).ok && { productDtoList: [{ code: 'ev', menuList: [SITES] }] },
};

async function answer(request, response) {
  const path = request.url.replace('/api/vpp', '');
  const body = (await request.toArray()).join('');
  const headers = { ...JSON_TYPE, authorization: request.headers.authorization ?? '' };
  const call = CALLS[/^\/account\/v3\/web\/\w+\/(\w+)/.exec(path)?.[1]];
  if (path.startsWith('/account/')) {
    const data = await call?.(JSON.parse(body || '{}'), headers);
    const said = data ? { code: '0000', data } : { code: '1', msg: 'Refused' };
    return response.writeHead(200, JSON_TYPE).end(JSON.stringify(said));
  }
  const sent = { method: request.method, headers, ...(body && { body }) };
  const answered = await fetch(SERVER + path.replace('/ev', '/items'), sent);
  return response.writeHead(answered.status, JSON_TYPE).end(await answered.text());
}
createServer((request, response) => void answer(request, response)).listen(PORT, () => console.log('It listens.'));
