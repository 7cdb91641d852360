import { expect, it } from 'vitest';
import { joinedCode } from './joinedCode';

it.each([
  ['IN28 6855 4607', 'IN2868554607'],
  ['SN 1234 5678', 'SN12345678'],
  ['  18885378 60243496 ', '1888537860243496'],
  ['a1b2  c3d4', 'a1b2c3d4'],
])('joins the groups of %s', (text, joined) => expect(joinedCode(text)).toBe(joined));

it.each(['IN2868554607', 'Inverter 7', 'Berlin 2024', 'van den Berg', '+49 30 12345678', 'a@b.c 12345', ''])(
  'leaves %j as it is',
  (text) => expect(joinedCode(text)).toBeUndefined(),
);
