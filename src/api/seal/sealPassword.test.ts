import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { configureWire } from '../config';
import { wireEvents } from '../events';
import { fetchSealKey } from './fetchSealKey';
import { sealPassword } from './sealPassword';
import { fakeFetch, json, success } from '../testing/answers';

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** PKCS#1 v1.5 by hand: Node no longer does it with a private key. */
function open(sealed: string, privateKey = pair.privateKey): unknown {
  const bytes = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(sealed, 'base64'));
  return JSON.parse(bytes.subarray(bytes.indexOf(0, 2) + 1).toString());
}

afterEach(() => vi.unstubAllGlobals());

describe('sealPassword', () => {
  // covers FR-062, FR-067, F-002, F-007, FE-002, FE-005, FE-008
  test.each(['Energy123', ' Ä密码 "x" '])('%j comes out as it went in', async (password) => {
    const sealed = await sealPassword(password, { pubKey: pair.publicKey, random: 'r4nd0m' });
    expect(open(sealed)).toEqual({ pwd: password, random: 'r4nd0m' });
  });

  test('takes a bare base64 key', async () => {
    const bare = pair.publicKey.replace(/-----[^-]+-----|\s/g, '');
    expect(open(await sealPassword('Energy123', { pubKey: bare, random: 'r' }))).toEqual({
      pwd: 'Energy123',
      random: 'r',
    });
  });

  test.each([
    ['an empty key', 'Energy123', '  '],
    ['no key', 'Energy123', 'not a key'],
    ['a cut key', 'Energy123', 'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKB'],
    ['an empty password', '', pair.publicKey],
    ['too many bytes', '密'.repeat(80), pair.publicKey],
    ['too many letters', 'x'.repeat(246), pair.publicKey],
  ])('refuses %s', async (_, password, pubKey) => {
    await expect(sealPassword(password, { pubKey, random: '' })).rejects.toMatchObject({
      name: 'WireError',
      messageKey: 'errors.seal',
    });
  });
});

describe('a key that is not safe', () => {
  const keyOf = (modulusLength: number, publicExponent: number) =>
    generateKeyPairSync('rsa', {
      modulusLength,
      publicExponent,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });

  afterEach(() => configureWire({ allowWeakKeys: false }));

  test.each([
    [1024, 65537],
    [2040, 65537],
    [2048, 3],
  ])(
    'of %i bits with exponent %i seals nothing unless the cloud says so, and is told either way',
    async (bits, exponent) => {
      const { publicKey, privateKey } = keyOf(bits, exponent);
      const told = vi.fn();
      const stop = wireEvents.onWeakKey(told);
      const sealed = () => sealPassword('Energy123', { pubKey: publicKey, random: 'r' });
      await expect(sealed()).rejects.toMatchObject({ name: 'WireError', messageKey: 'errors.weakKey' });
      configureWire({ allowWeakKeys: true });
      expect(open(await sealed(), privateKey)).toEqual({ pwd: 'Energy123', random: 'r' });
      stop();
      expect(told).toHaveBeenCalledTimes(2);
    },
  );

  test('is none that is usual today', async () => {
    const told = vi.fn();
    const stop = wireEvents.onWeakKey(told);
    for (const bits of [2048, 3072])
      await sealPassword('Energy123', { pubKey: keyOf(bits, 65537).publicKey, random: 'r' });
    stop();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('fetchSealKey', () => {
  test.each([
    [success({ pubKey: 'K' }), success({ random: 'R' }), { pubKey: 'K', random: 'R' }],
    [success('K'), success('R'), { pubKey: 'K', random: 'R' }],
    [success('K'), success({ randomKey: 'R' }), { pubKey: 'K', random: 'R' }],
  ])('reads both answers %#', async (key, random, expected) => {
    fakeFetch(
      () => key,
      () => random,
    );
    expect(await fetchSealKey()).toEqual(expected);
  });

  test('makes a random key of its own when the server has none', async () => {
    fakeFetch(
      () => success('K'),
      () => json('', 500),
    );
    expect((await fetchSealKey()).random).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  test('fails with the call for the public key', async () => {
    fakeFetch(
      () => json('', 500),
      () => success('R'),
    );
    await expect(fetchSealKey()).rejects.toMatchObject({ kind: 'http' });
  });
});
