import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setWireHeaders } from '../headers';
import { upload } from './upload';

class FakeXhr {
  static last: FakeXhr;
  status = 200;
  responseText = '';
  timeout = 0;
  opened: string[] = [];
  headers: Record<string, string> = {};
  sent: FormData | undefined;
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  constructor() {
    FakeXhr.last = this;
  }
  open(...args: string[]) {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(body: unknown, status = 200) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
}

const file = new File(['x'], '固件.bin');
const PATH = '/account/v3/web/file/upload';

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  setWireHeaders(() => ({ token: 'tok', language: 'en' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sends the file as multipart with progress and resolves data', async () => {
  const onProgress = vi.fn();
  const done = upload({ path: PATH, file, params: { kind: 1, none: null }, onProgress });
  const xhr = FakeXhr.last;
  xhr.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  xhr.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  xhr.answer({ code: '0000', data: { id: '1' } });
  expect(await done).toEqual({ id: '1' });
  expect(xhr.opened).toEqual(['POST', `/api/vpp${PATH}`]);
  expect(xhr.headers).toEqual({
    'Accept-Language': 'en',
    language: 'en',
    Authorization: 'Bearer tok',
    'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(xhr.timeout).toBe(120_000);
  expect([...(xhr.sent?.keys() ?? [])]).toEqual(['kind', 'file']);
  expect(onProgress.mock.calls).toEqual([[0.25]]);
});

test.each([
  ['a refusal with words', { code: '1', msg: 'Too big' }, 200, { serverText: 'Too big', messageKey: 'errors.upload' }],
  ['a refusal without', { code: '1' }, 200, { kind: 'business', messageKey: 'errors.upload' }],
  ['413 with a page', '<html>', 413, { kind: 'http', status: 413, messageKey: 'errors.upload' }],
  ['500', '', 500, { messageKey: 'errors.upload' }],
  ['a page', '<html>', 200, { kind: 'malformed', messageKey: 'errors.upload' }],
  ['an expired session', '', 401, { kind: 'unauthorized', messageKey: 'errors.unauthorized' }],
])('%s fails', async (_, body, status, failure) => {
  const done = upload({ path: PATH, file, quiet: true });
  FakeXhr.last.answer(body, status);
  await expect(done).rejects.toMatchObject(failure);
});

test('a reset connection and a time-out fail', async () => {
  const reset = upload({ path: PATH, file });
  FakeXhr.last.onerror?.();
  await expect(reset).rejects.toMatchObject({ kind: 'network' });
  const slow = upload({ path: PATH, file });
  FakeXhr.last.ontimeout?.();
  await expect(slow).rejects.toMatchObject({ kind: 'timeout' });
});

test('is cancelled', async () => {
  const controller = new AbortController();
  const done = upload({ path: PATH, file, signal: controller.signal });
  controller.abort();
  await expect(done).rejects.toMatchObject({ kind: 'aborted' });
});

test('does not start offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(upload({ path: PATH, file })).rejects.toMatchObject({ kind: 'offline' });
});
