import { expect, it } from 'vitest';
import { WireError } from '@/api';
import { billPlants, type BillOutcome } from './billPlants';

const refusal = new Error('There is nothing to bill in these days.');
/** What was called, and how each plant stands in the end. */
async function billed(plants: readonly string[], bill: (plant: string) => Promise<unknown>) {
  const called: string[] = [];
  const stands = new Map<string, BillOutcome>();
  await billPlants(
    plants,
    async (plant) => {
      called.push(plant);
      await bill(plant);
    },
    (plant, outcome) => stands.set(plant, outcome),
  );
  return { called, stands: Object.fromEntries(stands) };
}

it('makes one bill a call, and goes on when one fails', async () => {
  const { called, stands } = await billed(['a', 'b', 'c'], async (plant) => (plant === 'b' ? Promise.reject(refusal) : undefined));
  expect(called).toEqual(['a', 'b', 'c']);
  expect(stands).toEqual({ a: 'made', b: refusal, c: 'made' });
});

it('tells why the only one failed', async () => expect((await billed(['a'], async () => Promise.reject(refusal))).stands).toEqual({ a: refusal }));

it('tries no more once the session has ended', async () => {
  const ended = new WireError({ kind: 'unauthorized', messageKey: 'errors.unauthorized' });
  const { called, stands } = await billed(['a', 'b', 'c'], async (plant) => (plant === 'a' ? undefined : Promise.reject(ended)));
  expect([called, stands]).toEqual([['a', 'b'], { a: 'made', b: ended, c: ended }]);
});
