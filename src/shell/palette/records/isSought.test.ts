import { expect, it } from 'vitest';
import { isSought } from './isSought';

it.each([
  ['', false],
  ['a', false],
  ['ab', true],
  ['家', false],
  ['家庭', true],
  ['12', false],
  ['123', true],
  ['A1', true],
])('asks for %j: %s', (text, sought) => expect(isSought(text)).toBe(sought));
