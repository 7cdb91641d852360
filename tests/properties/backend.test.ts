import { objectOf } from '@/schema/objectOf';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wireName } from '@/schema';
import { areas } from '@mocks/areas';
import { allReports, allResources } from '@mocks/resources';
import { sidePath } from '@mocks/core/sidePath';
import { testBackend } from '@mocks/testing';
import { RUNS, SEED } from './holds';

/** The longest that any call may take while values are sought, in ms. What `npm test` tries is not timed. */
const LONGEST = 5000;
const isFuzzing = process.env.FUZZ_RUNS !== undefined;

const ACCOUNTS = [
  '',
  'admin@demo.energy',
  'tenant@demo.energy',
  'operator@demo.energy',
  'staff@demo.energy',
  'installer@demo.energy',
];

/** Names that calls read, those of every schema among them. */
const NAMES = [
  ...new Set([
    ...[
      'id',
      'ids',
      'pageNum',
      'pageSize',
      'sortField',
      'sortOrder',
      'list',
      'rows',
      'keyword',
      'importKey',
      'columns',
      'type',
      'timeType',
      'date',
      'day',
      'month',
      'year',
    ],
    ...[
      'startTime',
      'endTime',
      'startDate',
      'endDate',
      'beginTime',
      'from',
      'to',
      'tenantId',
      'siteId',
      'stationId',
      'homeId',
      'sn',
      'deviceSn',
      '__proto__',
      'constructor',
    ],
    ...allResources.flatMap(({ fields }) =>
      Object.entries(fields).map(([name, field]) => wireName(name, field.options)),
    ),
    ...allReports.flatMap(({ params }) => Object.keys(params)),
  ]),
];

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);
const strange = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '0',
    '-1',
    'null',
    'NaN',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '../../etc/passwd',
    '%00',
    '\u202e',
    '\u0000',
    '💡',
    "' or 1=1 --",
  ],
  ...[
    '2026-11-26',
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13',
    '2026-11-26 24:00:00',
    '26:61',
    '1970-01-01',
    '9999-12-31',
    '2026-W53',
    '2026-11',
    '2026',
  ],
  ...[
    null,
    true,
    false,
    0,
    -1,
    0.1,
    1e21,
    -1e308,
    2 ** 53,
    9007199254740993n.toString(),
    [],
    {},
    [[]],
    [null],
    [{}],
    { id: null },
    'x'.repeat(5000),
    nested(200),
  ],
);

const place = fc.nat();
const value = fc.oneof(
  { weight: 4, arbitrary: place.map((at) => ({ known: at })) },
  { weight: 3, arbitrary: strange },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.array(
      place.map((at) => ({ known: at })),
      { maxLength: 4 },
    ),
  },
);
const params = fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 12, noNullPrototype: true });
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.constantFrom(
    ...['', 'PK\u0003\u0004', '{', '[', '{"a":', 'null', '7', '"x"', '\ufeff{}'].map((text) =>
      new TextEncoder().encode(text),
    ),
  ),
);
const body = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('json' as const), params }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('form' as const),
      params,
      bytes,
      name: fc.constantFrom('a.xlsx', 'a.csv', 'a.png', '../a.zip', ''),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('bytes' as const),
      bytes,
      type: fc.constantFrom(
        'application/json',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'text/plain',
        '',
      ),
    }),
  },
);
const attempt = fc.record({
  call: place,
  account: fc.constantFrom(...ACCOUNTS),
  /** Mostly the method of the call. */
  method: fc.oneof(
    { weight: 20, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS') },
  ),
  language: fc.constantFrom('en', 'zh', 'xx', ''),
  inPath: fc.array(value, { maxLength: 3 }),
  body,
});
type Attempt = typeof attempt extends fc.Arbitrary<infer One> ? One : never;

const { backend, raw, token } = testBackend({
  modules: areas,
  ...(isFuzzing && { settings: { longestSum: LONGEST - 1000 } }),
});
await raw('GET', '/account/v3/web/auth/random'); // seeds
const calls = [...backend.calls].filter((call) => !call.endsWith('/auth/login'));

/** Texts of answers, by which records are named. */
const known: unknown[] = ['1'];
function learn(answer: unknown): void {
  if (typeof answer === 'string' && answer.length < 40 && known.length < 5000) known.push(answer);
  else if (typeof answer === 'object' && answer !== null) Object.values(answer).slice(0, 20).forEach(learn);
}

const tokens = new Map<string, string>();
async function tokenOf(account: string): Promise<string> {
  const found = tokens.get(account) ?? (account === '' ? '' : await token(account));
  tokens.set(account, found);
  return found;
}

/** What was made of a value: what is known stands where its place says. */
function filled(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(filled);
  if (typeof given !== 'object' || given === null) return given;
  if ('known' in given && typeof given.known === 'number') return known[given.known % known.length];
  return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, filled(one)]));
}

function bodyOf({ body: sent }: Attempt): { readonly type?: string; readonly bytes?: BodyInit } {
  if (sent.kind === 'json') return { type: 'application/json', bytes: JSON.stringify(filled(sent.params)) };
  if (sent.kind === 'bytes') return { type: sent.type, bytes: Uint8Array.from(sent.bytes) };
  const form = new FormData();
  for (const [name, one] of Object.entries(sent.params)) form.append(name, String(JSON.stringify(filled(one))));
  form.append('file', new File([Uint8Array.from(sent.bytes)], sent.name));
  return { bytes: form };
}

/** Sends it; resolves what is wrong with the answer, or undefined. */
async function tried(one: Attempt): Promise<string | undefined> {
  const [usual = 'GET', printed = ''] = (calls[one.call % calls.length] ?? '').split(' ');
  const method = one.method || usual;
  let at = 0;
  const path = printed.replace(/\{\w+\}/g, () => encodeURIComponent(String(filled(one.inPath[at++]) ?? '1')));
  const { type, bytes: sent } = bodyOf(one);
  const isRead = method === 'GET' || method === 'HEAD';
  const request =
    one.body.kind === 'json' && isRead
      ? Object.entries(objectOf(filled(one.body.params)) as object).map(([name, part]): [string, string] => [
          name,
          String(typeof part === 'object' ? JSON.stringify(part) : part),
        ])
      : [];
  const query = request.length > 0 ? `${path.includes('?') ? '&' : '?'}${new URLSearchParams(request)}` : '';
  const bearer = await tokenOf(one.account);
  const began = performance.now();
  const response = await backend.fetch(
    new Request(`http://backend.test${sidePath(path)}${query}`, {
      method,
      headers: {
        language: one.language,
        ...(type !== undefined && { 'content-type': type }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(!isRead && { body: sent }),
    }),
  );
  const text = await response.text();
  const took = performance.now() - began;
  if (response.status === 401 || response.status === 406) tokens.delete(one.account);
  if (text.length < 100_000 && text.startsWith('{')) learn(JSON.parse(text));
  const told = `${method} ${path}${query}`.slice(0, 300);
  if (response.status >= 500)
    return `${response.status} ${told} as ${one.account}: ${JSON.stringify(one.body).slice(0, 400)}`;
  return isFuzzing && took > LONGEST
    ? `${Math.round(took)} ms ${told} as ${one.account}: ${JSON.stringify(one.body).slice(0, 400)}`
    : undefined;
}

describe('the reference backend', () => {
  it('answers whatever is sent, and is not at a loss', async () => {
    const failed: string[] = [];
    for (const one of fc.sample(attempt, { numRuns: RUNS, seed: SEED })) {
      const told = await tried(one);
      if (told !== undefined) failed.push(told);
    }
    expect(known.length).toBeGreaterThan(100);
    expect(failed).toEqual([]);
  }, 3_600_000);
});
