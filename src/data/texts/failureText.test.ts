import { expect, test } from 'vitest';
import { WireError } from '@/api';
import { failureText } from './failureText';

const TEXTS: Readonly<Record<string, string>> = {
  'errors.codes.4017': 'This station is locked by its owner.',
  'errors.business': 'The request was refused.',
};
const translate = (key: string, options?: { readonly _: string }) => TEXTS[key] ?? options?._ ?? key;
const refusal = (code: string, serverText?: string) =>
  new WireError({ kind: 'business', code, serverText, messageKey: 'errors.business' });

test.each([
  ['words of the project for its code', refusal('4017', 'E_LOCK'), 'This station is locked by its owner.'],
  ["the server's own words", refusal('4018', 'E_LOCK'), 'E_LOCK'],
  ['the text of the catalogue', refusal('4018'), 'The request was refused.'],
  ['a code that is no word', refusal('40.17', 'E_LOCK'), 'E_LOCK'],
])('a refusal says %s', (_of, error, text) => {
  expect(failureText(error, translate)).toBe(text);
});

test('a code of an answer that is no refusal has no words of its own', () => {
  const error = new WireError({ kind: 'http', code: '4017', status: 500, messageKey: 'errors.business' });
  expect(failureText(error, translate)).toBe('The request was refused.');
});
