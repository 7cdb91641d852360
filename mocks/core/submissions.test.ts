import { expect, it, vi } from 'vitest';
import { submissions } from './submissions';

const answer = (text: string) => vi.fn(async () => new Response(text));
const hour = 3_600_000;

it('answers a submission that comes again as it did before, also while that is under way', async () => {
  const once = submissions(() => 0);
  const work = answer('first');
  const texts = await Promise.all([once('a', work), once('a', work)].map(async (one) => (await one).text()));
  expect([...texts, await (await once('a', answer('second'))).text()]).toEqual(['first', 'first', 'first']);
  expect(work).toHaveBeenCalledTimes(1);
  expect(await (await once('b', answer('other'))).text()).toBe('other');
});

it('does again what was refused', async () => {
  const once = submissions(() => 0);
  await expect(once('a', () => Promise.reject(new Error('Taken')))).rejects.toThrow('Taken');
  expect(await (await once('a', answer('done'))).text()).toBe('done');
});

it('forgets after a day', async () => {
  let now = 0;
  const once = submissions(() => now);
  await once('a', answer('first'));
  now = 25 * hour;
  expect(await (await once('a', answer('second'))).text()).toBe('second');
});
