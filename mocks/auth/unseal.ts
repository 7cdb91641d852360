import { isEmpty } from '@/schema';
import type { BackendContext } from '../core/context';
import { Refusal } from '../core/refusal';
import { decrypt } from './decrypt';
import { oneTime } from './oneTime';
import { rsaKey } from './rsaKey';

/** Base64 of a key of 8,192 bits: what is longer was sealed with none, and is not worth a computation. */
const LONGEST = 1368;

function envelopeOf(text: string | undefined): { pwd: string; random: string } | undefined {
  try {
    const body: unknown = JSON.parse(text ?? '');
    if (typeof body !== 'object' || body === null || !('pwd' in body) || !('random' in body)) return undefined;
    return { pwd: String(body.pwd), random: String(body.random) };
  } catch {
    return undefined;
  }
}

/**
 * Opens password envelopes: RSA-encrypted `{pwd, random}`, all sealed with one random key that was issued
 * by auth/random and is used up by this (spec 01 §3). Empty values stay ''.
 * Throws a refusal when one cannot be read or the key is not, or no longer, good.
 */
export async function unseal(context: BackendContext, ...sealed: readonly unknown[]): Promise<string[]> {
  const key = await rsaKey(context.store);
  const envelopes = sealed.map((one) =>
    isEmpty(one) ? { pwd: '', random: '' } : envelopeOf(decrypt(String(one).slice(0, LONGEST), key)),
  );
  const randoms = new Set(envelopes.map((one) => one?.random ?? '').filter(Boolean));
  const [random = ''] = randoms;
  const issued = oneTime(context.store, context.clock, 'randomKeys').take(random);
  if (issued === undefined || randoms.size !== 1 || envelopes.includes(undefined))
    throw new Refusal('sealBroken', { code: '4102' });
  return envelopes.map((one) => one?.pwd ?? '');
}
