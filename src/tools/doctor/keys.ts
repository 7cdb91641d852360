import { createPublicKey } from 'node:crypto';
import { fetchSealKey, sealPassword, wireConfig, WireError } from '@/api';
import { failureWords } from './failureWords';
import type { Notebook } from './notebook';

/** As long as a password may be, of the characters that take the most room. */
const LONGEST_PASSWORD = 'Aa1!'.repeat(4);

/** Size of an RSA key in PEM or bare base64, undefined when it is none. */
export function bitsOf(pubKey: string): number | undefined {
  const pem = pubKey.includes('-----BEGIN')
    ? pubKey
    : `-----BEGIN PUBLIC KEY-----\n${pubKey}\n-----END PUBLIC KEY-----`;
  try {
    return createPublicKey(pem).asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

/** The key passwords are sealed with: there, readable, with room for the longest password. */
export async function examineKeys({ note }: Notebook): Promise<void> {
  try {
    const key = await fetchSealKey({ quiet: true });
    const bits = bitsOf(key.pubKey);
    if (bits === undefined)
      return note(
        'wrong',
        'keys',
        'auth/pubKey answers no RSA key in PEM or base64 (SPKI): nobody can sign in. It is expected in data.pubKey, or as data itself.',
      );
    const failure: unknown = await sealPassword(LONGEST_PASSWORD, key).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure instanceof WireError && failure.messageKey === 'errors.weakKey')
      return note(
        'wrong',
        'keys',
        `The key of ${bits} bits is not safe: give one of 2048 bits with exponent 65537. Until then \`allowWeakKeys\` in the part \`wire\` of brands.json uses it.`,
      );
    if (failure !== undefined)
      return note(
        'wrong',
        'keys',
        `The key of ${bits} bits has no room for a password of 16 characters and a random key of ${key.random.length}. Give a key of 2048 bits, or a shorter random key.`,
      );
    note('fine', 'keys', `Passwords are sealed with an RSA key of ${bits} bits.`);
    if (wireConfig.allowWeakKeys)
      note(
        'look',
        'keys',
        '`allowWeakKeys` is set: passwords are sealed with keys of any size. Leave it out as soon as the key has 2048 bits.',
      );
  } catch (error) {
    note('wrong', 'keys', `auth/pubKey: ${failureWords(error)} Nobody can sign in without it.`);
  }
}
