import { afterEach, expect, test, vi } from 'vitest';
import { download } from './download';
import { saveFile } from './saveFile';
import { fakeFetch, json, success } from '../testing/answers';

const REQUEST = { method: 'POST', path: '/iot/brand/export', params: {}, fallbackName: 'brand.xlsx' } as const;
const FILE = {
  'content-type': 'application/octet-stream',
  'content-disposition': "attachment; filename*=UTF-8''%E5%93%81.csv",
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// covers FR-176
test('a file with its name', async () => {
  fakeFetch(() => new Response('a,b', { headers: FILE }));
  const { blob, name } = await download(REQUEST);
  expect(name).toBe('品.csv');
  expect(await blob.text()).toBe('a,b');
});

test('a file without a disposition takes the fallback name', async () => {
  fakeFetch(() => new Response('x', { headers: { 'content-type': 'application/vnd.ms-excel' } }));
  expect((await download(REQUEST)).name).toBe('brand.xlsx');
});

test('a JSON file that is no envelope is a file', async () => {
  fakeFetch(() => json({ a: 1 }, 200, { 'content-disposition': 'attachment; filename=a.json' }));
  expect((await download(REQUEST)).name).toBe('a.json');
});

test.each([
  [
    'a refusal dressed as a file',
    () => json({ code: '5001', msg: 'No rows' }, 200, FILE),
    { kind: 'business', serverText: 'No rows' },
  ],
  ['a plain refusal', () => json({ code: '5001', msg: 'No rows' }), { kind: 'business', serverText: 'No rows' }],
  ['an HTTP error with a disposition', () => json('x', 500, FILE), { kind: 'http' }],
  ['a success without a file', () => success(null), { kind: 'malformed' }],
  ['an empty file', () => new Response('', { headers: FILE }), { kind: 'malformed' }],
  ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), { kind: 'malformed' }],
])('%s is an error', async (_, answer, failure) => {
  fakeFetch(answer);
  await expect(download(REQUEST)).rejects.toMatchObject(failure);
});

test('a cut file is a network error', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
  fakeFetch(() => new Response(body, { headers: FILE }));
  await expect(download(REQUEST)).rejects.toMatchObject({ kind: 'network' });
});

// covers FR-197, HR-318
test('has 120 s', async () => {
  vi.useFakeTimers();
  fakeFetch(() => new Promise<Response>(() => undefined));
  const failed = vi.fn();
  download(REQUEST).catch(failed);
  await vi.advanceTimersByTimeAsync(119_900);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
});

test('saving gives its URL back', () => {
  vi.useFakeTimers();
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  saveFile({ blob: new Blob(['x']), name: 'a.csv' });
  vi.runAllTimers();
  expect(create).toHaveBeenCalledTimes(1);
  expect(click).toHaveBeenCalledTimes(1);
  expect(revoke).toHaveBeenCalledWith('blob:1');
  expect(document.querySelector('a[download]')).toBeNull();
});
