import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchSealKey } from './fetchSealKey';
import { sealPassword } from './sealPassword';
import { fakeFetch, json, success } from './testing/answers';

const pair = generateKeyPairSync('rsa', { modulusLength: 1024, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } });

/** PKCS#1 v1.5 by hand: Node no longer does it with a private key. */
function open(sealed: string): unknown {
  const bytes = privateDecrypt({ key: pair.privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(sealed, 'base64'));
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
    expect(open(await sealPassword('Energy123', { pubKey: bare, random: 'r' }))).toEqual({ pwd: 'Energy123', random: 'r' });
  });

  test.each([
    ['an empty key', 'Energy123', '  '],
    ['no key', 'Energy123', 'not a key'],
    ['a cut key', 'Energy123', 'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKB'],
    ['an empty password', '', pair.publicKey],
    ['too many bytes', '密'.repeat(34), pair.publicKey],
    ['too many letters', 'x'.repeat(118), pair.publicKey],
  ])('refuses %s', async (_, password, pubKey) => {
    await expect(sealPassword(password, { pubKey, random: '' })).rejects.toMatchObject({ name: 'WireError', messageKey: 'errors.seal' });
  });
});

describe('fetchSealKey', () => {
  test.each([
    [success({ pubKey: 'K' }), success({ random: 'R' }), { pubKey: 'K', random: 'R' }],
    [success('K'), success('R'), { pubKey: 'K', random: 'R' }],
    [success('K'), success({ randomKey: 'R' }), { pubKey: 'K', random: 'R' }],
  ])('reads both answers %#', async (key, random, expected) => {
    fakeFetch(() => key, () => random);
    expect(await fetchSealKey()).toEqual(expected);
  });

  test('makes a random key of its own when the server has none', async () => {
    fakeFetch(() => success('K'), () => json('', 500));
    expect((await fetchSealKey()).random).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  test('fails with the call for the public key', async () => {
    fakeFetch(() => json('', 500), () => success('R'));
    await expect(fetchSealKey()).rejects.toMatchObject({ kind: 'http' });
  });
});
