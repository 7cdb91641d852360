import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeIn, languagesIn, mustBeWhole } from './languagesIn';
import { partialTexts } from './partialTexts';
import { firstTexts, signInTexts } from './signInTexts';

let root = '';
const write = (path: string, content: unknown) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'languages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('takes the languages that the project says, and what of each must be whole', () => {
  write('locales/languages.json', { de: 'complete', fr: ['shop'] });
  expect(completeIn(root)).toEqual(['de']);
  expect(['shop', 'depot'].map((area) => mustBeWhole(languagesIn(root).get('fr') ?? [], area))).toEqual([true, false]);
  write('locales/languages.json', { de: true });
  expect(() => languagesIn(root)).toThrow('"de" is "complete", or the folders');
});

it('asks of a project that says nothing only what all of its areas are written in', () => {
  expect(completeIn(root)).toEqual(['en', 'zh']);
  write('schemas/shop/order.ts', '');
  write('schemas/depot/part.ts', '');
  for (const file of ['shop/de', 'shop/en', 'depot/de']) write(`locales/${file}.json`, {});
  expect(completeIn(root)).toEqual(['de']);
});

it('knows which files lack a text that their area has in another language', () => {
  write('locales/shop/en.json', { a: 'x', b: { c: 'y' } });
  write('locales/shop/de.json', { a: 'x' });
  write('locales/shop/zh.json', { a: 'x', b: { c: 'z' } });
  expect(partialTexts(`${root}/locales`)).toEqual(['shop/de']);
});

it('gives the pages before the console whole texts, the form those it says', () => {
  write('locales/sign-in/en.json', {
    title: 'Sign in',
    submit: 'Go',
    failed: { title: 'No', retry: 'Again' },
    empty: 'x',
  });
  write('locales/sign-in/de.json', { title: 'Anmelden' });
  write('locales/first/en.json', { first: { reload: 'Reload' } });
  expect(signInTexts([root], 'de')).toMatchObject({ title: 'Anmelden', submit: 'Go', empty: 'x' });
  expect(firstTexts([root]).de).toEqual({
    title: 'Anmelden',
    submit: 'Go',
    failed: { title: 'No' },
    first: { reload: 'Reload' },
  });
});
