import { call } from '../call';
import type { CallRequest } from '../request';
import type { SealKey } from './sealPassword';
import { own, asObject } from '../wireValue';

const AUTH = '/account/v3/web/auth';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function textIn(data: unknown, ...names: readonly string[]): string {
  const values = [data, ...names.map((name) => own(asObject(data), name))];
  const found = values.find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? '' : String(found).trim();
}

function ownRandom(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => LETTERS.charAt(byte % LETTERS.length)).join(
    '',
  );
}

/**
 * Asks for the server's public key and a random key (spec 01 §7), anew for every sealing. Without a random key of
 * the server, 16 random characters. Rejects with the `WireError` of the public key, which the caller shows unless
 * `quiet` is false.
 *
 * @example const pwd = await sealPassword(password, await fetchSealKey())
 * @public
 */
export async function fetchSealKey(options: Pick<CallRequest, 'quiet' | 'signal'> = {}): Promise<SealKey> {
  const fetchKey = (path: string, quiet: boolean) =>
    call({ method: 'GET', path: `${AUTH}/${path}`, anonymous: true, ...options, quiet });
  const [key, random] = await Promise.all([
    fetchKey('pubKey', options.quiet ?? true),
    fetchKey('random', true).then(
      (data) => textIn(data, 'random', 'randomKey'),
      () => '',
    ),
  ]);
  return { pubKey: textIn(key, 'pubKey'), random: random || ownRandom() };
}
