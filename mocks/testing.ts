import { objectOf } from '@/schema';
import { JSEncrypt } from 'jsencrypt';
import type { Report, Resource } from '@/schema';
import { createBackend, type BackendOptions } from './backend';
import { wireOf } from './core/formats';
import { isBare } from './core/inWire';
import { sidePath } from './core/sidePath';
import { consoleLabels } from './labels';
import { allReports, allResources } from './resources';
import { memoryStore } from './store/memoryStore';

/** With faults, and in tests, it signs in from elsewhere. */
const OUTSIDE_TOKEN = 'demo-sso-token';

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly data: unknown;
  readonly response: Response;
}

/** What of an answer's data a test looks at, by dotted path: `at(answer, 'list.0.name')`. */
export function at(answer: { readonly data: unknown }, path = ''): unknown {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((value, key) => new Map(Object.entries(objectOf(value))).get(key), answer.data);
}

/** A list inside an answer's data, `[]` when there is none. */
export function listAt(answer: { readonly data: unknown }, path = 'list'): Record<string, unknown>[] {
  const list = path === '' ? answer.data : at(answer, path);
  return Array.isArray(list) ? list : [];
}

/** What an answer says, as the service of its call has it: without an envelope the body of a success is its data. */
function saidBy(path: string, isFine: boolean, body: unknown): Pick<Answer, 'code' | 'msg' | 'data'> {
  const wire = wireOf(path) ?? {};
  const { envelope, success = [] } = wire;
  if (isBare(wire) && isFine) return { code: '0000', msg: '', data: body };
  const names = envelope === false ? undefined : envelope;
  const whole = objectOf(body);
  const read = new Map(Object.entries(wire.format === 'json-api' ? objectOf(whole.meta) : whole));
  const code = String(read.get(names?.code ?? 'code'));
  return {
    code: [success].flat().map(String).includes(code) ? '0000' : code,
    msg: String(read.get(names?.msg ?? 'msg')),
    data: read.get(names?.data ?? 'data'),
  };
}

/** What a backend begins with that is like any other: seeded once, every test has a copy. */
const seeded = memoryStore();
await createBackend({ resources: allResources, reports: allReports, store: seeded, labels: consoleLabels }).reset();
/** What a seed does not depend on. */
const ASIDE = new Set(['faults', 'settings']);

/** A backend in memory with the captcha 1234, and a client that calls it as the console does. */
export function testBackend(
  options: Partial<BackendOptions> & {
    readonly extra?: readonly Resource[];
    readonly extraReports?: readonly Report[];
  } = {},
) {
  const store =
    options.store ?? (Object.keys(options).every((name) => ASIDE.has(name)) ? seeded.copy() : memoryStore());
  const { extra = [], extraReports = [], ...given } = options;
  const backend = createBackend({
    resources: [...allResources, ...extra],
    reports: [...allReports, ...extraReports],
    labels: consoleLabels,
    ...given,
    store,
    settings: {
      captcha: '1234',
      outsideToken: OUTSIDE_TOKEN,
      passwordRounds: 1000,
      idleHours: options.settings?.tokenHours ?? 8,
      ...options.settings,
    },
  });

  const raw = (method: string, path: string, init: RequestInit = {}) =>
    backend.fetch(new Request(`http://backend.test${sidePath(path)}`, { method, ...init }));

  async function call(
    text: string,
    params: object = {},
    token = '',
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const [method = 'GET', path = ''] = text.split(' ');
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    const response = await raw(method, method === 'GET' ? `${path}?${query}` : path, {
      headers: {
        'content-type': 'application/json',
        language: 'en',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(params) }),
    });
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => ({}));
    return { status: response.status, ...saidBy(path, response.ok, body), response };
  }

  /** Password envelopes with one fresh key. */
  async function seal(...passwords: string[]): Promise<string[]> {
    const random = at(await call('GET /account/v3/web/auth/random'), 'random');
    const cipher = new JSEncrypt();
    cipher.setPublicKey(String(at(await call('GET /account/v3/web/auth/pubKey'), 'pubKey')));
    return passwords.map((pwd) => String(cipher.encrypt(JSON.stringify({ pwd, random }))));
  }

  async function login(
    account: string,
    password = 'Energy123',
    captcha = '1234',
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const sessionId = at(await call('GET /account/v3/web/auth/captcha'), 'sessionId');
    const [pwd] = await seal(password);
    return call('POST /account/v3/web/auth/login', { account, pwd, captcha, sessionId }, '', headers);
  }

  return {
    backend,
    store,
    raw,
    call,
    seal,
    login,
    token: async (account: string) => String(at(await login(account), 'accessToken')),
  };
}
