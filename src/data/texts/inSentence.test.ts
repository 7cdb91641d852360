import { expect, it } from 'vitest';
import { inSentence } from './inSentence';

it.each([
  ['Electricity price', 'electricity price'],
  ['PV station', 'PV station'],
  ['SN', 'SN'],
  ['角色', '角色'],
  ['', ''],
])('%j is %j in a sentence', (name, said) => expect(inSentence(name)).toBe(said));
