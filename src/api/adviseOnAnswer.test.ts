import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adviseOnAnswer, adviseOnPage } from './adviseOnAnswer';
import { answerWire, setServiceWires } from './answerWire';

let told: string[] = [];
beforeEach(() => {
  told = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void told.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  setServiceWires(() => undefined);
});
const advise = (path: string, body: unknown) =>
  adviseOnAnswer(path, typeof body === 'string' ? body : JSON.stringify(body), answerWire(path));

it('says what came, what was expected, and what to write', () => {
  advise('/a1/list', { status: 200, message: 'ok', result: [] });
  expect(told).toEqual([
    "/a1/list: {status, message, result} came; expected was {code, msg, data} with code \"0000\". Write configureWire({ successCode: \"200\", fields: { ...wireConfig.fields, code: 'status', msg: 'message', data: 'result' } }) in src/main.tsx for the whole backend, or service('/a1', { wire: { envelope: { code: 'status', msg: 'message', data: 'result' }, success: 200 } }) in schemas/services.ts for one service.",
  ]);
});

it.each([
  [
    'a bare list',
    '/a2/list',
    [{ id: 1 }],
    '/a2/list: a bare list came; expected was {code, msg, data} with code "0000". Write service(\'/a2\', { wire: { envelope: false } }) in schemas/services.ts.',
  ],
  [
    'another success code',
    '/a3/list',
    { code: 200, data: [] },
    '/a3/list: "code" is 200, and only "0000" means success. If this does, write configureWire({ successCode: "200" })',
  ],
  ['a page', '/a4/list', '<!doctype html><html></html>', '/a4/list: a page came, not JSON'],
])('of %s', (_what, path, body, text) => {
  advise(path, body);
  expect(told).toEqual([expect.stringContaining(text)]);
});

it('says nothing of success, of a refusal with its own code, and nothing twice', () => {
  advise('/a5/list', { code: '0000', data: [] });
  advise('/a5/list', { code: '4004', msg: 'not found' });
  expect(told).toEqual([]);
  for (let time = 0; time < 2; time += 1) advise('/a6/list', { code: 0 });
  expect(told).toHaveLength(1);
});

it('points at the service that speaks in its own way', () => {
  setServiceWires((path) => (path.startsWith('/a7/') ? { envelope: { code: 'status' } } : undefined));
  advise('/a7/list', { errno: 0, result: [] });
  expect(told).toEqual([
    expect.stringMatching(
      /expected was \{status, msg, data\}.*Write service\('\/a7', \{ wire: .*code: 'errno'.* \}\) in schemas\/services\.ts\.$/,
    ),
  ]);
});

it('finds the rows of a page', () => {
  adviseOnPage('/a8/list', { records: [], totalCount: 3 }, 'list');
  adviseOnPage('/a9/list', { deep: { rows: [] } }, 'list');
  expect(told).toEqual([
    expect.stringContaining("{ paging: { list: 'records', total: 'totalCount' } }"),
    expect.stringContaining('`at` of the call'),
  ]);
});
