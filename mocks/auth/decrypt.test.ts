import { JSEncrypt } from 'jsencrypt';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memoryStore';
import { decrypt } from './decrypt';
import { rsaKey } from './rsaKey';

describe('what JSEncrypt sealed', async () => {
  const key = await rsaKey(memoryStore());
  const { primes, ...older } = key;
  const cipher = new JSEncrypt();
  cipher.setPublicKey(key.pubKey);

  it.each(['x', '密码 Energy123', JSON.stringify({ pwd: 'Energy123', random: 'r'.repeat(40) })])(
    'is read by the primes of a key, and by one kept without them: %s',
    (text) => {
      expect(Object.values(primes ?? {}).every((one) => one.length > 100)).toBe(true);
      const sealed = String(cipher.encrypt(text));
      expect([decrypt(sealed, key), decrypt(sealed, older)]).toEqual([text, text]);
    },
  );

  it.each(['', 'AAAA', '!', btoa('x'.repeat(256))])('and nothing else is: %s', (sealed) => {
    expect(decrypt(sealed, key)).toBeUndefined();
  });
});
