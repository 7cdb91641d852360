import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WireError, type Failure } from '@/api';
import { defineResource, text } from '@/dsl';
import * as importing from '@/data/records/importing';
import { createImportStore, newRow } from '../rows/importStore';
import { stateOf } from '../rows/importRow';
import type { ImportSetup } from '../useImportSetup';
import { useSending } from './useSending';

vi.mock('@/widgets/book/runBook', () => ({ makeFile: async (format: string, name: string) => new File(['x'], `${name}.${format}`) }));
vi.mock('@/data/records/importing');
const uploadImport = vi.mocked(importing.uploadImport);
const confirmImport = vi.mocked(importing.confirmImport);
beforeEach(() => vi.resetAllMocks());

const thing = (confirms: boolean) =>
  defineResource({
    name: 'area/thing',
    api: { base: '/area/thing', page: 'GET page', import: 'POST import', ...(confirms && { importConfirm: 'POST confirm' as const }) },
    fields: { name: text({ required: true }) },
  });

const failure = (more: Partial<Failure>) => new WireError({ kind: 'http', messageKey: 'errors.server', ...more });
/** Ends of a call that leave open what became of it, as the wire tells them. */
const OPEN = [
  ['no answer in time', failure({ kind: 'timeout', unclear: true })],
  ['a connection that is cut', failure({ kind: 'network', unclear: true })],
  ['an answer that cannot be read', failure({ kind: 'malformed', status: 200, unclear: true })],
  ['HTTP 500', failure({ status: 500, unclear: true })],
  ['HTTP 502', failure({ kind: 'bad-gateway', status: 502, unclear: true })],
  ['HTTP 504', failure({ status: 504, unclear: true })],
] as const;
const PLAIN = [
  ['a refusal', failure({ kind: 'business', status: 200, serverText: 'Not today' })],
  ['the end of the session', failure({ kind: 'unauthorized', status: 401 })],
  ['no permission', failure({ kind: 'forbidden', status: 403 })],
  ['HTTP 413', failure({ status: 413 })],
  ['no network before it was sent', failure({ kind: 'offline' })],
] as const;

/** Two rows on their way. */
function begin(confirms: boolean) {
  const resource = thing(confirms);
  const setup = {
    resource,
    columns: ['name'],
    words: { label: (name: string) => name, values: new Map() },
    locale: 'en',
    fieldOf: () => undefined,
    label: (name: string) => name,
  } as never as ImportSetup;
  const reader = { resource, columns: ['name'], finders: new Map(), asForm: false };
  const store = createImportStore([newRow(reader, 2, { name: 'a' }), newRow(reader, 3, { name: 'b' })], reader);
  const { result } = renderHook(() => useSending(setup));
  return {
    store,
    states: () => store.snapshot().rows.map(stateOf),
    problem: () => result.current.problem,
    send: async () => act(async () => result.current.start(store)),
    confirm: async () => act(async () => result.current.confirm(store)),
  };
}

describe('rows of a sheet', () => {
  it.each(OPEN)('may have been saved after %s', async (_, error) => {
    const { send, states, problem } = begin(false);
    uploadImport.mockRejectedValue(error);
    await send();
    expect([states(), problem()]).toEqual([['unclear', 'unclear'], error]);
  });

  it.each(PLAIN)('were not saved after %s', async (_, error) => {
    const { send, states, problem } = begin(false);
    uploadImport.mockRejectedValue(error);
    await send();
    expect([states(), problem()]).toEqual([['ready', 'ready'], error]);
  });

  it('that are sent again after that say the same of themselves, though the file is another', async () => {
    const { send, store } = begin(false);
    uploadImport.mockRejectedValue(OPEN[0][1]);
    await send();
    act(() => store.tell(new Map(store.snapshot().rows.map(({ key }) => [key, { sent: undefined }]))));
    await send();
    const [first, second] = uploadImport.mock.calls.map(([, , options]) => options?.same);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });
});

describe('a confirmation', () => {
  const verified = async () => {
    const begun = begin(true);
    uploadImport.mockResolvedValue({ importKey: 'k', successCount: 2, failCount: 0 });
    await begun.send();
    expect(begun.states()).toEqual(['verified', 'verified']);
    return begun;
  };

  it.each(OPEN)('leaves open what became of the rows after %s', async (_, error) => {
    const { confirm, states } = await verified();
    confirmImport.mockRejectedValue(error);
    await confirm();
    expect(states()).toEqual(['unclear', 'unclear']);
  });

  it.each(PLAIN)('leaves them waiting after %s', async (_, error) => {
    const { confirm, states, problem } = await verified();
    confirmImport.mockRejectedValue(error);
    await confirm();
    expect([states(), problem()]).toEqual([['verified', 'verified'], error]);
  });

  it.each([
    ['all of them', { successCount: 2 }, ['done', 'done']],
    ['none of them', { successCount: 0 }, ['unclear', 'unclear']],
    ['fewer, and none by its row', { successCount: 1, failCount: 1 }, ['unclear', 'unclear']],
    ['all but one that it names', { successCount: 1, failCount: 1, failList: [{ row: 3, reason: 'taken' }] }, ['done', 'refused']],
    ['nothing', null, ['done', 'done']],
  ])('that counts %s', async (_, answer, expected) => {
    const { confirm, states } = await verified();
    confirmImport.mockResolvedValue(answer);
    await confirm();
    expect(states()).toEqual(expected);
  });
});
