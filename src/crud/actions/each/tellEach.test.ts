import { expect, it } from 'vitest';
import { WireError } from '@/api';
import { tellEach, type Outcome } from './tellEach';

const refusal = new Error('There is nothing to bill in these days.');
/** What was called, and how each stands in the end. */
async function worked(ids: readonly string[], work: (id: string) => Promise<unknown>) {
  const called: string[] = [];
  const stands = new Map<string, Outcome>();
  await tellEach(
    ids,
    async (id) => {
      called.push(id);
      await work(id);
    },
    (id, outcome) => stands.set(id, outcome),
  );
  return { called, stands: Object.fromEntries(stands) };
}

it('does one after the other, and goes on when one fails', async () => {
  const { called, stands } = await worked(['a', 'b', 'c'], async (id) =>
    id === 'b' ? Promise.reject(refusal) : undefined,
  );
  expect(called).toEqual(['a', 'b', 'c']);
  expect(stands).toEqual({ a: 'done', b: refusal, c: 'done' });
});

it('tells why the only one failed', async () =>
  expect((await worked(['a'], async () => Promise.reject(refusal))).stands).toEqual({ a: refusal }));

it('tries no more once the session has ended', async () => {
  const ended = new WireError({ kind: 'unauthorized', messageKey: 'errors.unauthorized' });
  const { called, stands } = await worked(['a', 'b', 'c'], async (id) =>
    id === 'a' ? undefined : Promise.reject(ended),
  );
  expect([called, stands]).toEqual([['a', 'b'], { a: 'done', b: ended, c: ended }]);
});
