import { expect, it } from 'vitest';
import { serverEvents } from './serverEvents';

/** A body that comes in these parts. */
function bodyOf(...parts: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
}

async function read(...parts: readonly string[]) {
  const found = [];
  for await (const event of serverEvents(bodyOf(...parts), 'before')) found.push(event);
  return found;
}

it('reads names, ids and data of several lines, wherever the stream is cut', async () => {
  const text = ': hello\n\nevent: change\nid: 7\ndata: {"id":\ndata: 1}\n\ndata:two\r\n\r\nid\ndata: 三\n\n';
  const wanted = [
    { name: 'change', id: '7', data: '{"id":\n1}' },
    { name: 'message', id: '7', data: 'two' },
    { name: 'message', id: '', data: '三' },
  ];
  expect(await read(text)).toEqual(wanted);
  expect(await read(...text)).toEqual(wanted);
});

it('leaves out what has no data, and what the stream breaks off in', async () => {
  expect(await read('event: ping\n\ndata: a\n\ndata: half')).toEqual([{ name: 'message', id: 'before', data: 'a' }]);
});

it.each([
  ['one line', ['data: ', 'x'.repeat(1_000_001)]],
  ['many lines', [`data: ${'x'.repeat(600_000)}\n`, `data: ${'x'.repeat(600_000)}\n`]],
])('does not keep an event without an end: %s', async (_, parts) => {
  await expect(read(...parts)).rejects.toThrow('too long');
});
