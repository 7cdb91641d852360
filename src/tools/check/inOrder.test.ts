import { expect, it } from 'vitest';
import { inOrder } from './inOrder.mjs';

/** What is told and done, in order, when linter and types find these. */
async function run(
  linter: readonly string[],
  types: readonly string[],
): Promise<{ readonly steps: string[]; readonly contract: string | undefined }> {
  const steps: string[] = [];
  const contract = await inOrder(
    {
      linter: () => Promise.resolve(linter),
      types: () => Promise.resolve(types),
      contract: () => {
        steps.push('contract begins');
        return { done: Promise.resolve('told'), stop: () => void steps.push('contract stops') };
      },
    },
    (title, problems) => {
      steps.push(`${title} ${problems.length}`);
      return problems.length === 0;
    },
  );
  return { steps, contract };
}

it('tells of the linter before the types, and runs the contract of what both let pass', async () => {
  expect(await run([], [])).toEqual({ steps: ['linter and texts 0', 'contract begins', 'types 0'], contract: 'told' });
});

it('begins no contract after a finding of the linter, and stops it after one of the compiler', async () => {
  expect(await run(['x'], [])).toEqual({ steps: ['linter and texts 1', 'types 0'], contract: undefined });
  expect(await run([], ['y'])).toEqual({
    steps: ['linter and texts 0', 'contract begins', 'types 1', 'contract stops'],
    contract: undefined,
  });
});
