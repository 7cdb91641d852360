import type { RsaKey } from './rsaKey';

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') || '0'}`);
}

const numberOfUrl = (base64url: string): bigint =>
  numberOf(bytesOf(base64url.replaceAll('-', '+').replaceAll('_', '/')));

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let square = base % modulus, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** The number that was sealed: modulo both primes, put together, where the key has them. */
function opened(sealed: bigint, { n, d, primes }: RsaKey): bigint {
  if (!primes) return power(sealed, numberOfUrl(d), numberOfUrl(n));
  const [p, q] = [numberOfUrl(primes.p), numberOfUrl(primes.q)];
  const [ofP, ofQ] = [power(sealed, numberOfUrl(primes.dp), p), power(sealed, numberOfUrl(primes.dq), q)];
  const apart = (((ofP - ofQ) % p) + p) * numberOfUrl(primes.qi);
  return ofQ + (apart % p) * q;
}

/**
 * Decrypts base64 of RSA PKCS#1 v1.5, as JSEncrypt makes it; `undefined` for anything else.
 * Written out with big integers: Node refuses this padding, and browsers never had it.
 */
export function decrypt(sealed: string, key: RsaKey): string | undefined {
  try {
    const number = numberOf(bytesOf(sealed));
    if (number >= numberOfUrl(key.n)) return undefined; // sealed with another key
    const plain = opened(number, key).toString(16);
    // The padding is 00 02, at least eight bytes that are not 00, then 00; the leading 00 is lost in a number.
    const bytes = Uint8Array.from(`0${plain}`.slice(plain.length % 2 === 0 ? 1 : 0).match(/../g) ?? [], (byte) =>
      Number.parseInt(byte, 16),
    );
    const end = bytes.indexOf(0);
    if (bytes[0] !== 2 || end < 9) return undefined;
    return new TextDecoder().decode(bytes.slice(end + 1));
  } catch {
    return undefined;
  }
}
