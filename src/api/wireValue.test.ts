import { expect, test } from 'vitest';
import { asMessage, asText } from './wireValue';

test.each([
  ['  Acme\u200b ', 'Acme'],
  ['\u202d138\u202c', '138'],
  [7, '7'],
  [null, ''],
])('%j is the text %j', (wire, text) => expect(asText(wire)).toBe(text));

test.each([
  [' No\0 such\u202e name\ufeff ', 'No such name'],
  ['\u200b', undefined],
  [`${'x'.repeat(199)}\u200b😀y`, `${'x'.repeat(199)}…`],
  [5, undefined],
])('%j is the message %j', (wire, message) => expect(asMessage(wire)).toBe(message));
