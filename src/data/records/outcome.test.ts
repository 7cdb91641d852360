import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetWireGate, WireError } from '@/api';
import { configureWire } from '@/api/config';
import { isUnclear } from '../texts/failureText';
import { fakeServer } from '../testing/fakeServer';
import { accessOf, NAME, registryOf, thingOf } from '../testing/thing';
import { BulkFailure } from './bulk';
import { dataProvider } from './dataProvider';
import { confirmImport } from './importing';

const resource = thingOf({
  deleteMany: 'POST deleteMany',
  tree: 'POST tree',
  page: 'POST page',
  detail: 'POST detail',
  importConfirm: 'GET confirm',
});
const provider = dataProvider(registryOf(resource), accessOf('create', 'edit', 'unlock', 'together'));
const record = { id: '5', name: 'x' };
const LIST = { pagination: { page: 1, perPage: 10 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} };

/** Calls that change something, whatever their method. */
const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a new record', () => provider.create(NAME, { data: { name: 'x' } })],
  ['an edit', () => provider.update(NAME, { id: '5', data: { name: 'y' }, previousData: record })],
  ['one edit of several', () => provider.updateMany(NAME, { ids: ['5', '6'], data: { name: 'y' } })],
  ['a deletion', () => provider.delete(NAME, { id: '5', previousData: record })],
  ['a deletion of several', () => provider.deleteMany(NAME, { ids: ['5', '6'] })],
  ['an action', () => provider.action(NAME, { key: 'unlock', record })],
  [
    'an action that can be called off',
    () => provider.action(NAME, { key: 'unlock', record, signal: new AbortController().signal }),
  ],
  ['an action over several, each by its own', () => provider.action(NAME, { key: 'unlock', ids: ['5', '6'] })],
  ['an action over several together', () => provider.action(NAME, { key: 'together', ids: ['5', '6'] })],
  ['the confirmation of an import, by GET', () => confirmImport(resource, { importKey: 'k' })],
];
/** Calls that read, some of them by POST. */
const reads: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a list', () => provider.getList(NAME, LIST)],
  ['a record', () => provider.getOne(NAME, { id: '5' })],
  ['a tree', () => provider.tree(NAME)],
  ['a file of the list', () => provider.exportList(NAME, {})],
  ['choices', () => provider.options(NAME, {})],
];

/** The calls get lost, with what was sent. */
function losing(): readonly Headers[] {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    throw new TypeError('Failed to fetch');
  });
  return sent;
}
const failureOf = async (work: () => Promise<unknown>) =>
  work().then(
    () => expect.fail('It did not fail.'),
    (error: unknown) => error,
  );

beforeEach(() => resetWireGate());
afterEach(() => {
  vi.unstubAllGlobals();
  configureWire({ submissionHeader: 'Idempotency-Key' });
});

test.each(changes)('of %s nobody knows after a lost answer, and it has a key', async (_, work) => {
  const sent = losing();
  expect(isUnclear(await failureOf(work))).toBe(true);
  expect(sent[0]?.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test.each(reads)('%s has failed, in the words it always had', async (_, work) => {
  const sent = losing();
  const error = await failureOf(work);
  expect(error).toMatchObject({ kind: 'network', messageKey: 'errors.network', unclear: false });
  expect(sent.some((one) => one.has('idempotency-key'))).toBe(false);
});

describe('of several records', () => {
  test('those that were not sent any more have failed plainly', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', async () => {
      vi.stubGlobal('navigator', { onLine: false });
      throw new TypeError('Failed to fetch');
    });
    const error = await failureOf(() => provider.action(NAME, { key: 'unlock', ids: ['5', '6', '7'] }));
    expect(error).toBeInstanceOf(BulkFailure);
    expect(error instanceof BulkFailure && error.failed.map((one) => isUnclear(one.error))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('a form with a password has the same key when it is sent again unchanged, though it is sealed anew; another password has another', async () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys: (string | null)[] = [];
  fakeServer({
    pubKey: () => ({ pubKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() }),
    random: () => 'R',
  });
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('/resetPwd')) return answered(url, init);
    keys.push(new Headers(init.headers).get('idempotency-key'));
    throw new TypeError('Failed to fetch');
  });
  for (const pwd of ['Energy123', 'Energy123', 'Energy124']) {
    expect(await failureOf(() => provider.action(NAME, { key: 'resetPwd', record, values: { pwd } }))).toBeInstanceOf(
      WireError,
    );
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
