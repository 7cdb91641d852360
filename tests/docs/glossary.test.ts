import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Messages that the specification prints. */
const PRINTED = ['please select the superior organization'];

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) =>
    line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()),
  );

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
const localeTexts = (locale: string) =>
  readdirSync('locales')
    .map((area) => `locales/${area}/${locale}.json`)
    .filter((file) => existsSync(file))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')) as unknown).map((text) => ({ file, text })));
/** Menus and names of the reference backend, which are seen as texts are. */
const seeded = readdirSync('mocks', { recursive: true })
  .map((path) => `mocks/${String(path).replaceAll('\\', '/')}`)
  .filter((path) => /(?:[mM]enus|names\/pairs|module)\.ts$/.test(path))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+)'/g)].map(([, text = '']) => ({ file, text })),
  )
  .filter(({ text }) => /[\u4e00-\u9fff]|^[A-Z]/.test(text));
const texts = [...localeTexts('en'), ...seeded];
const chineseTexts = [...localeTexts('zh'), ...seeded];

it('has words, and texts to find them in', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(texts.length).toBeGreaterThan(5000);
  expect(seeded.length).toBeGreaterThan(500);
});

it.each(rows)('says %s %s in one way', (english = '', chinese = '', not = '', where = '') => {
  expect([english, chinese, where].every((cell) => cell !== '')).toBe(true);
  for (const [, path = ''] of where.matchAll(/`([^`]+)`/g)) expect([path, existsSync(path)]).toEqual([path, true]);
  const words = not.split(', ');
  const han = words.filter((word) => /[\u4e00-\u9fff]/.test(word));
  const other = new RegExp(`\\b(?:${words.filter((word) => !han.includes(word)).join('|') || '(?!)'})s?\\b`, 'i');
  expect(texts.filter(({ text }) => other.test(text) && !PRINTED.includes(text.toLowerCase()))).toEqual([]);
  // a longer word that is used may hold the shorter one that is not
  const used = chinese.split(', ');
  const said = (text: string) => used.reduce((rest, word) => rest.replaceAll(word, ''), text);
  expect(chineseTexts.filter(({ text }) => han.some((word) => said(text).includes(word)))).toEqual([]);
});

it('spells as Americans do', () => {
  const british = /colour|synchronis|cancelled|cancelling|organisation|licence|utilis|analys(?:e|ing)|normalis|\bgrey/i;
  expect(texts.filter(({ text }) => british.test(text))).toEqual([]);
});
