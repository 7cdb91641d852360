import { constants, publicEncrypt } from 'node:crypto';
import { test } from '@playwright/test';
import { CAPTCHA, PASSWORD } from './accounts';

/** The server of the project that runs: the console's, or the lab's. */
const ownOrigin = (): string => test.info().project.use.baseURL ?? '';
const ACCOUNT = '/api/vpp/account/v3/web';

/** What a sign-in answers, as the console keeps it. */
export interface Session {
  readonly accessToken: string;
  readonly userId: string;
  readonly userName: string;
  readonly account: string;
}

interface Envelope<T> {
  readonly code: string;
  readonly msg: string;
  readonly data: T;
}

/**
 * One call of the account service: `call('GET /user/page', {pageNum: 1})`. Resolves the HTTP status and the envelope.
 */
export async function callBackend<T = unknown>(
  text: string,
  params: object = {},
  token?: string,
  origin = ownOrigin(),
) {
  const [method = 'GET', path = ''] = text.split(' ');
  const query =
    method === 'GET'
      ? `?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}`
      : '';
  const response = await fetch(`${origin}${ACCOUNT}${path}${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(params) }),
  });
  const envelope = (await response.json()) as Envelope<T>;
  return { status: response.status, ...envelope };
}

/** `data` of a call that has to succeed. */
export async function must<T = unknown>(
  text: string,
  params: object = {},
  token?: string,
  origin = ownOrigin(),
): Promise<T> {
  const { code, msg, data } = await callBackend<T>(text, params, token, origin);
  if (code !== '0000') throw new Error(`${text}: ${code} ${msg}`);
  return data;
}

/** A password as the console sends it. */
export async function seal(password: string, origin = ownOrigin()): Promise<string> {
  const { pubKey } = await must<{ pubKey: string }>('GET /auth/pubKey', {}, undefined, origin);
  const { random } = await must<{ random: string }>('GET /auth/random', {}, undefined, origin);
  const key = pubKey.includes('BEGIN') ? pubKey : `-----BEGIN PUBLIC KEY-----\n${pubKey}\n-----END PUBLIC KEY-----`;
  const text = Buffer.from(JSON.stringify({ pwd: password, random }));
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, text).toString('base64');
}

export async function sessionOf(account: string, password = PASSWORD, origin = ownOrigin()): Promise<Session> {
  const { sessionId } = await must<{ sessionId: string }>('GET /auth/captcha', {}, undefined, origin);
  const pwd = await seal(password, origin);
  return must<Session>('POST /auth/login', { account, captcha: CAPTCHA, sessionId, pwd }, undefined, origin);
}

const kept = new Map<string, Promise<Session>>();

/** A session of a demonstration account that tests share; never sign out of it. */
export function sharedSession(account: string): Promise<Session> {
  const key = `${ownOrigin()} ${account}`;
  const session = kept.get(key) ?? sessionOf(account);
  kept.set(key, session);
  return session;
}
