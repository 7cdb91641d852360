import { expect, it } from 'vitest';
import { wantedNames } from './wantedNames.mjs';

const files = ['charging/charger', 'charging/session', 'depot/part', 'depot/yield'].map((expected) => ({
  expected,
  names: [expected],
}));

it('takes several names, and an area for all of its own, each once', () => {
  expect(wantedNames(files, ['depot/part', 'charging', 'charging/session'])).toEqual({
    names: ['depot/part', 'charging/charger', 'charging/session'],
    unknown: [],
  });
});

it('finds a file by the name it defines, so that a wrong one is told', () => {
  expect(wantedNames([{ expected: 'depot/parts', names: ['depot/part'] }], ['depot/part']).names).toEqual([
    'depot/parts',
  ]);
});

it('refuses what is neither, and says what was probably meant', () => {
  expect(wantedNames(files, ['stock/part', 'chargin', '--fix']).unknown).toEqual([
    'There is no schemas/stock/part.ts; did you mean depot/part?',
    'There is no schemas/chargin.ts and no area chargin; did you mean charging/charger, charging/session?',
    'There is no schemas/--fix.ts and no area --fix.',
  ]);
});
