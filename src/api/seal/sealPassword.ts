import { wireConfig } from '../config';
import { tellWeakKey } from '../events';
import { WireError } from '../wireError';

/** What a password is sealed with. @public */
export interface SealKey {
  /** RSA public key of the server, PEM or bare base64. */
  readonly pubKey: string;
  readonly random: string;
}

/** PKCS#1 v1.5 needs that many bytes of the key for itself. */
const PADDING = 11;
/** Fewer can be computed backwards. */
const SAFE_BITS = 2048;
/** As an exponent it gives short texts away. */
const WEAK_EXPONENT = 3;

const refused = (messageKey: string, cause?: unknown) =>
  new WireError({ kind: 'business', code: '', messageKey }, { cause });
const broken = (cause?: unknown) => refused('errors.seal', cause);

/**
 * The password with the random key as JSON, RSA-encrypted with the server's key, base64 (spec 01 §2, §3). Rejects with
 * a `WireError`: `errors.seal` for an empty or unreadable key and for texts that do not fit it, with which the library
 * would encrypt with a key of its own, or answer `false`; `errors.weakKey` for a key that is not safe, unless the
 * cloud's configuration says `allowWeakKeys`.
 *
 * @example await sealPassword(password, await fetchSealKey())
 * @public
 */
export async function sealPassword(password: string, { pubKey, random }: SealKey): Promise<string> {
  if (typeof password !== 'string' || typeof pubKey !== 'string' || typeof random !== 'string') throw broken();
  if (password === '' || pubKey.trim() === '') throw broken();
  const { passwordKeys } = wireConfig;
  const text = JSON.stringify({ [passwordKeys.pwd]: password, [passwordKeys.random]: random });
  const sealed = await encrypt(text, pubKey.trim()).catch((cause: unknown) => {
    throw cause instanceof WireError ? cause : broken(cause);
  });
  if (typeof sealed !== 'string' || sealed === '') throw broken();
  return sealed;
}

/** Size of the key in bits; 0 when it is none. */
function bitsOf(key: object): number {
  const modulus: unknown = Reflect.get(key, 'n'); // protected, and the only place where the size is
  if (typeof modulus !== 'object' || modulus === null || !('bitLength' in modulus)) return 0;
  return typeof modulus.bitLength === 'function' ? Number(modulus.bitLength()) : 0;
}

function isWeak(key: object): boolean {
  const bits = bitsOf(key);
  return bits > 0 && (bits < SAFE_BITS || Number(Reflect.get(key, 'e')) <= WEAK_EXPONENT);
}

async function encrypt(text: string, pubKey: string): Promise<string | false> {
  const { JSEncrypt } = await import('jsencrypt');
  const cipher = new JSEncrypt();
  cipher.setPublicKey(pubKey);
  const key = cipher.getKey();
  if (isWeak(key)) {
    tellWeakKey();
    if (!wireConfig.allowWeakKeys) throw refused('errors.weakKey');
  }
  const room = Math.ceil(bitsOf(key) / 8) - PADDING;
  return new TextEncoder().encode(text).length <= room ? cipher.encrypt(text) : false;
}
