import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureWire, resetWireGate } from '@/api';
import { defineResource, text } from '@/dsl';
import { createImportStore, newRow } from '../rows/importStore';
import { stateOf } from '../rows/importRow';
import type { ImportSetup } from '../useImportSetup';
import { useSending } from './useSending';

// as the tests of the wizard, with whom it shares what is loaded
vi.mock('@/widgets/workbook/runWorkbook', () => ({
  openFile: vi.fn(),
  makeFile: async (format: string, name: string) => new File(['x'], `${name}.${format}`),
}));

/** How a call ends. */
type End = { readonly status: number; readonly body: string } | 'cut' | 'silent';

const said = (data: unknown, code = '0000', status = 200): End => ({
  status,
  body: JSON.stringify({ code, msg: code === '0000' ? '' : 'Not today', data }),
});
/** Ends that leave open what became of it. */
const OPEN: readonly (readonly [string, End])[] = [
  ['no answer in time', 'silent'],
  ['a connection that is cut', 'cut'],
  ['an answer that cannot be read', { status: 200, body: '{"code":"00' }],
  ['HTTP 500', { status: 500, body: '' }],
  ['HTTP 502', { status: 502, body: '' }],
  ['HTTP 504', { status: 504, body: '<html>' }],
];
const PLAIN: readonly (readonly [string, End])[] = [
  ['a refusal', said(null, '5001')],
  ['the end of the session', { status: 401, body: '' }],
  ['no permission', { status: 403, body: '' }],
  ['HTTP 413', { status: 413, body: '' }],
];

let end: End = 'cut';
const keys: (string | undefined)[] = [];
const TIMEOUT = 40;

class Upload {
  readonly upload = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  readonly open = () => undefined;
  readonly getResponseHeader = () => null;
  setRequestHeader(name: string, value: string) {
    if (name === 'Idempotency-Key') keys.push(value);
  }
  send() {
    if (end === 'silent') this.ontimeout?.();
    else if (end === 'cut') this.onerror?.();
    else {
      this.status = end.status;
      this.responseText = end.body;
      this.onload?.();
    }
  }
}

beforeEach(() => {
  resetWireGate();
  keys.length = 0;
  configureWire({ timeout: TIMEOUT });
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('fetch', async () => {
    if (end === 'silent') return new Promise(() => undefined);
    if (end === 'cut') throw new TypeError('Failed to fetch');
    return new Response(end.body, { status: end.status });
  });
});
afterEach(() => {
  cleanup();
  configureWire({ timeout: 30_000 });
  vi.unstubAllGlobals();
});

/** Two rows on their way. */
function begin(confirms: boolean) {
  const resource = defineResource({
    name: 'area/thing',
    api: {
      base: '/area/thing',
      page: 'GET page',
      import: 'POST import',
      ...(confirms && { importConfirm: 'POST confirm' as const }),
    },
    fields: { name: text({ required: true }) },
  });
  const label = (name: string) => name;
  const setup: ImportSetup = {
    resource,
    columns: ['name'],
    named: [],
    words: { locales: ['en', 'zh'], label, code: () => undefined },
    locale: 'en',
    mostRows: 10,
    label,
    fieldOf: () => undefined,
    finders: async () => new Map(),
  };
  const reader = { resource, columns: ['name'], finders: new Map(), asForm: false };
  const store = createImportStore([newRow(reader, 2, { name: 'a' }), newRow(reader, 3, { name: 'b' })], reader);
  const { result } = renderHook(() => useSending(setup));
  const settled = async () => waitFor(() => expect(result.current.busy).toBe(false));
  return {
    store,
    states: () => store.snapshot().rows.map(stateOf),
    problem: () => result.current.problem,
    send: async () => {
      act(() => result.current.start(store));
      await settled();
    },
    confirm: async () => {
      act(() => result.current.confirm(store));
      await settled();
    },
  };
}

describe('rows of a sheet', () => {
  it.each(OPEN)('may have been saved after %s', async (_, wire) => {
    const { send, states, problem } = begin(false);
    end = wire;
    await send();
    expect(states()).toEqual(['unclear', 'unclear']);
    expect(problem()).toMatchObject({ unclear: true });
  });

  it.each(PLAIN)('were not saved after %s', async (_, wire) => {
    const { send, states, problem } = begin(false);
    end = wire;
    await send();
    expect(states()).toEqual(['ready', 'ready']);
    expect(problem()).toMatchObject({ unclear: false });
  });

  it('were not sent without a network', async () => {
    const { send, states } = begin(false);
    vi.stubGlobal('navigator', { onLine: false });
    await send();
    expect(states()).toEqual(['ready', 'ready']);
  });

  it('that are sent again after that have the same key, though the file is another', async () => {
    const { send, store } = begin(false);
    const forget = () =>
      act(() => store.tell(new Map(store.snapshot().rows.map(({ key }) => [key, { sent: undefined }]))));
    end = 'cut';
    await send();
    forget();
    end = said({ successCount: 2 });
    await send();
    forget();
    await send();
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('a confirmation', () => {
  const verified = async () => {
    const begun = begin(true);
    end = said({ importKey: 'k', successCount: 2, failCount: 0 });
    await begun.send();
    expect(begun.states()).toEqual(['verified', 'verified']);
    return begun;
  };

  it.each(OPEN)('leaves open what became of the rows after %s', async (_, wire) => {
    const { confirm, states } = await verified();
    end = wire;
    await confirm();
    expect(states()).toEqual(['unclear', 'unclear']);
  });

  it.each(PLAIN)('leaves them waiting after %s', async (_, wire) => {
    const { confirm, states, problem } = await verified();
    end = wire;
    await confirm();
    expect(states()).toEqual(['verified', 'verified']);
    expect(problem()).toMatchObject({ unclear: false });
  });

  it.each([
    ['all of them', { successCount: 2 }, ['done', 'done']],
    ['none of them', { successCount: 0 }, ['unclear', 'unclear']],
    ['fewer, and none by its row', { successCount: 1, failCount: 1 }, ['unclear', 'unclear']],
    [
      'all but one that it names',
      { successCount: 1, failCount: 1, failList: [{ row: 3, reason: 'taken' }] },
      ['done', 'refused'],
    ],
    ['nothing', null, ['done', 'done']],
  ])('that counts %s', async (_, answer, expected) => {
    const { confirm, states } = await verified();
    end = said(answer);
    await confirm();
    expect(states()).toEqual(expected);
  });
});
