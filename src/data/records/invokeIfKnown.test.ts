import { afterEach, expect, it, vi } from 'vitest';
import { WireError, wireEvents } from '@/api';
import { defineResource, text } from '@/dsl';
import { fakeServer, No } from '../testing/fakeServer';
import { forgetUnknown, invokeIfKnown } from './invokeIfKnown';

const call = defineResource({ name: 'x/thing', api: '/x', fields: { name: text() } }).resolve('POST extra');

afterEach(() => {
  forgetUnknown();
  vi.unstubAllGlobals();
});

/** What came of asking twice, how often the server was asked, and whether anybody was told. */
async function askTwice(answer: () => unknown) {
  const requests = fakeServer({ extra: answer });
  const told = vi.fn();
  const stop = wireEvents.onFailure(told);
  const ask = async () => invokeIfKnown(call, {}).catch((error: unknown) => error);
  const came = [await ask(), await ask()];
  stop();
  expect(told).not.toHaveBeenCalled();
  return { came, count: requests.length };
}

it.each([404, 405, 410, 501])('a cloud without the call (%i) is asked once, and nobody is told', async (status) => {
  const { came, count } = await askTwice(() => new Response('', { status }));
  expect([came, count]).toEqual([[undefined, undefined], 1]);
});

it.each([
  ['a refusal', () => new No('not for you')],
  ['a forbidden call', () => new Response('', { status: 403 })],
  ['the page of a server that knows no such path', () => new Response('<!doctype html><title>Cloud</title>')],
])('%s is nothing, and is asked again: another record may be answered', async (_name, answer) => {
  const { came, count } = await askTwice(answer);
  expect([came, count]).toEqual([[undefined, undefined], 2]);
});

it('what may pass is a failure', async () => {
  const { came } = await askTwice(() => new Response('', { status: 502 }));
  expect(came.every((one) => one instanceof WireError)).toBe(true);
});

it('an answer is one, also an empty one', async () => {
  expect((await askTwice(() => ({ a: 1 }))).came).toEqual([{ a: 1 }, { a: 1 }]);
  expect((await askTwice(() => null)).came).toEqual([null, null]);
});
