import { expect, it } from 'vitest';
import { partOf } from './partOf';

const list = [
  null,
  'NL',
  { code: 'nl', timeZone: '' },
  { code: { code: 'NL' }, timeZone: ['Europe/Amsterdam', 'America/Curacao'] },
  { code: 'SE', timeZone: { code: 'Europe/Stockholm' } },
];

it('finds the part of what was chosen, however it is written', () => {
  expect(partOf(list, 'code', 'NL', 'timeZone')).toBe('Europe/Amsterdam');
  expect(partOf(list, 'code', 'SE', 'timeZone')).toBe('Europe/Stockholm');
});

it('finds nothing where the list says nothing', () => {
  expect(partOf(list, 'code', 'DE', 'timeZone')).toBeNull();
  expect(partOf(list, 'countryCode', 'NL', 'timeZone')).toBeNull();
  expect(partOf(list, 'code', 'SE', 'currency')).toBeNull();
});
