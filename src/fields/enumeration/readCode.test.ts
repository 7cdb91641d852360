import { expect, it } from 'vitest';
import { chosenCode, readCode } from './readCode';

const words = { values: ['semiDetached', 'type2', 'x'], codeAliases: { gone: 'x' } } as const;

it('takes a code without regard to case, spaces, hyphens and underscores', () => {
  for (const wire of ['SEMI_DETACHED', 'semi-detached', 'Semi Detached', { code: 'semi_Detached' }])
    expect(readCode(words, wire)).toBe('semiDetached');
  expect([readCode(words, 'TYPE_2'), readCode(words, 'GONE')]).toEqual(['type2', 'x']);
});

it('tells -1 from 1, and keeps what it does not know as it came', () => {
  const states = { values: [1, 0] } as const;
  expect([readCode(states, '-1'), readCode(states, '1'), readCode(states, 'New_One')]).toEqual(['-1', 1, 'New_One']);
});

it('sends a chosen code that was added as the others are', () => {
  expect([chosenCode({ values: [1, 2] }, '4'), chosenCode({ values: [1, 2] }, 'four'), chosenCode(words, '4')]).toEqual(
    [4, 'four', '4'],
  );
});
