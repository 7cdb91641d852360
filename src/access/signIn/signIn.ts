import { call, resetWireGate, wireConfig, asObject, asText } from '@/api';
import { forgetAccess } from '../grants';
import { renewPasswordNotice } from './passwordNotice';
import { takeSealKey } from './sealKey';
import { isUsableToken, startSession, type Session } from '../session';
import { claimUserState, forgetUserState } from '../memory/userState';

const AUTH = '/account/v3/web/auth';
const LONGEST_OUTSIDE_TOKEN = 4096;

export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly captcha: string;
  /** The one of the captcha picture that was shown. */
  readonly sessionId: string;
}

/** The session of a sign-in answer, read from `data` or `data.userInfo`; undefined without a usable token. */
export function readSession(data: unknown): Session | undefined {
  const answer = asObject(data);
  const info = asObject(answer?.userInfo);
  const text = (name: string) => asText(answer?.[name]) || asText(info?.[name]);
  const accessToken = text('accessToken');
  if (!isUsableToken(accessToken)) return undefined;
  return { accessToken, userId: text('userId'), userName: text('userName'), account: text('account') };
}

/** Whether a token of the URL is worth a call: printable, of sane length. It is never shown nor logged. */
export function isOutsideToken(token: string | null | undefined): token is string {
  return typeof token === 'string' && token.length <= LONGEST_OUTSIDE_TOKEN && /^[\x21-\x7e]+$/.test(token);
}

/**
 * Signs in with a sealed password and starts the session (spec 01 §2, §3). Rejects with the call's `WireError`;
 * undefined when the answer holds no usable session.
 */
export async function signIn({ account, password, captcha, sessionId }: Credentials): Promise<Session | undefined> {
  // the form does not wait for it
  const [key, seal] = await Promise.all([takeSealKey(), import('@/api').then(({ sealPassword }) => sealPassword)]);
  const pwd = await seal(password, key);
  return begin(await post('login', { account, captcha, sessionId, pwd }));
}

/** Exchanges the token of /login for a session. */
export async function exchangeToken(token: string): Promise<Session | undefined> {
  return begin(await post('convertToken', { token, source: wireConfig.tokenSource, tokenType: 'web' }));
}

/** Exchanges the token of the single sign-on landing. Whatever was stored is forgotten before (spec 01 §2). */
export async function landSso(token: string, ssoCode: string): Promise<Session | undefined> {
  forgetUserState();
  forgetAccess();
  return begin(await post('ssoLogin', { token, ssoCode }));
}

function post(path: string, params: object): Promise<unknown> {
  return call({ method: 'POST', path: `${AUTH}/${path}`, params, anonymous: true, quiet: true });
}

function begin(data: unknown): Session | undefined {
  const session = readSession(data);
  if (!session) return undefined;
  resetWireGate();
  forgetAccess();
  claimUserState(session.userId);
  renewPasswordNotice();
  startSession(session);
  return session;
}
