import { wireConfig } from './config';
import { WireError } from './wireError';

/** What a password is sealed with. */
export interface SealKey {
  /** RSA public key of the server, PEM or bare base64. */
  readonly pubKey: string;
  readonly random: string;
}

/** PKCS#1 v1.5 needs that many bytes of the key for itself. */
const PADDING = 11;

const broken = (cause?: unknown) => new WireError({ kind: 'business', code: '', messageKey: 'errors.seal' }, { cause });

/**
 * The password with the random key as JSON, RSA-encrypted with the server's key, base64 (spec 01 §2, §3).
 * Rejects with a `WireError` (`errors.seal`) for an empty or unreadable key and for texts that do not fit it:
 * the library would encrypt with a key of its own, or answer `false`.
 */
export async function sealPassword(password: string, { pubKey, random }: SealKey): Promise<string> {
  if (typeof password !== 'string' || typeof pubKey !== 'string' || typeof random !== 'string') throw broken();
  if (password === '' || pubKey.trim() === '') throw broken();
  const { passwordKeys } = wireConfig;
  const text = JSON.stringify({ [passwordKeys.pwd]: password, [passwordKeys.random]: random });
  const sealed = await encrypt(text, pubKey.trim()).catch((cause: unknown) => {
    throw broken(cause);
  });
  if (typeof sealed !== 'string' || sealed === '') throw broken();
  return sealed;
}

/** Bytes that fit the key; below zero when it is none. */
function roomOf(key: object): number {
  const modulus: unknown = Reflect.get(key, 'n'); // protected, and the only place where the size is
  if (typeof modulus !== 'object' || modulus === null || !('bitLength' in modulus)) return -PADDING;
  const bits = typeof modulus.bitLength === 'function' ? Number(modulus.bitLength()) : 0;
  return Math.ceil(bits / 8) - PADDING;
}

async function encrypt(text: string, pubKey: string): Promise<string | false> {
  const { JSEncrypt } = await import('jsencrypt');
  const cipher = new JSEncrypt();
  cipher.setPublicKey(pubKey);
  return new TextEncoder().encode(text).length <= roomOf(cipher.getKey()) ? cipher.encrypt(text) : false;
}
