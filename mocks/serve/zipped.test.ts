import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipped } from './zipped';

const send = (encoding = 'gzip, br') =>
  new Request('http://console.test/api', { headers: { 'accept-encoding': encoding } });
const long = { list: Array.from({ length: 500 }, (_, index) => ({ index, unit: 'kWh' })) };

it('packs an answer in JSON, and nothing is lost', async () => {
  const response = zipped(send(), Response.json(long, { status: 403 }));
  expect([response.status, response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    403,
    'gzip',
    'accept-encoding',
  ]);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(JSON.stringify(long).length / 4);
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(long);
});

it.each([
  ['for those who cannot unpack it', send('identity'), () => Response.json(long)],
  ['a file', send(), () => new Response('a;b', { headers: { 'content-type': 'text/csv' } })],
  ['what is packed already', send(), () => Response.json(long, { headers: { 'content-encoding': 'br' } })],
  ['nothing', send(), () => new Response(null, { status: 204 })],
])('leaves %s alone', (_, request, make) => {
  const response = make();
  expect(zipped(request, response)).toBe(response);
});

it('a body that breaks off breaks off', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":'));
      controller.error(new Error('cut'));
    },
  });
  await expect(
    zipped(send(), new Response(body, { headers: { 'content-type': 'application/json' } })).arrayBuffer(),
  ).rejects.toThrow('cut');
});
