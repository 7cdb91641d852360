import { expect, it } from 'vitest';
import { offeredCodes } from './offeredCodes';

const all = [
  { value: '1', label: 'On' },
  { value: '0', label: 'Off' },
];
const options = { values: [1, 0], codeAliases: { enabled: 1 } };
const offered = (place: 'form' | 'filter', ...codes: string[]) =>
  offeredCodes(
    all,
    codes.map((value) => ({ value, label: `server ${value}` })),
    options,
    place,
  ).map(({ value, label }) => `${value} ${label}`);

it('offers what the server does, in its order and in our words', () =>
  expect(offered('form', '0', 'enabled')).toEqual(['0 Off', '1 On']));
it('offers a code we do not know to filters alone', () => {
  expect(offered('filter', '0', '7')).toEqual(['0 Off', '7 server 7']);
  expect(offered('form', '0', '7')).toEqual(['0 Off']);
});
it('offers all while the server says nothing', () => expect(offered('form')).toEqual(['1 On', '0 Off']));

it('offers what the cloud adds after what is declared, each once however it is written', () => {
  const words = { values: ['semiDetached', 'other'], adds: 'POST box' } as const;
  const own = [
    { value: 'semiDetached', label: 'Semi-detached' },
    { value: 'other', label: 'Other' },
  ];
  const answered = ['SEMI_DETACHED', 'house boat', 'houseBoat', 'other'].map((value) => ({
    value,
    label: `server ${value}`,
  }));
  for (const place of ['form', 'filter'] as const)
    expect(offeredCodes(own, answered, words, place).map(({ value, label }) => `${value} ${label}`)).toEqual([
      'semiDetached Semi-detached',
      'other Other',
      'house boat server house boat',
    ]);
});
