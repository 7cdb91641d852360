import type { Store } from '../store/store';
import { table } from '../store/table';
import type { Doc } from '../store/store';

/** The backend's key pair: the public part as JSEncrypt reads it, the private numbers as base64url. */
export interface RsaKey extends Doc {
  /** Bare base64 of the SPKI public key. */
  readonly pubKey: string;
  readonly n: string;
  readonly d: string;
  /**
   * Its primes, which a key that was kept before they were does not have: with them a password is read in a third of
   * the time.
   */
  readonly primes?: Primes;
}

/** The two primes of a modulus, and what follows from them (RFC 8017 §3.2), as base64url. */
export type Primes = Readonly<Record<'p' | 'q' | 'dp' | 'dq' | 'qi', string>>;

async function generate(): Promise<RsaKey> {
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  const {
    n = '',
    d = '',
    p = '',
    q = '',
    dp = '',
    dq = '',
    qi = '',
  } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { id: 'sign-in', pubKey: btoa(String.fromCharCode(...spki)), n, d, primes: { p, q, dp, dq, qi } };
}

/** One a process is enough: stores without a key take it. */
let generated: Promise<RsaKey> | undefined;

/** The key of this store, generated and kept the first time it is asked for. */
export async function rsaKey(store: Store): Promise<RsaKey> {
  const keys = table<RsaKey>(store, 'keys');
  const kept = keys.get('sign-in');
  if (kept) return kept;
  generated ??= generate();
  const fresh = await generated;
  keys.put(fresh);
  return fresh;
}
