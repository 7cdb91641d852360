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
const texts = readdirSync('locales')
  .map((area) => `locales/${area}/en.json`)
  .filter((file) => existsSync(file))
  .flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')) as unknown).map((text) => ({ file, text })));

it('has words, and texts to find them in', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(texts.length).toBeGreaterThan(5000);
});

it.each(rows)('says %s %s in one way', (english = '', chinese = '', not = '', where = '') => {
  expect([english, chinese, where].every((cell) => cell !== '')).toBe(true);
  for (const [, path = ''] of where.matchAll(/`([^`]+)`/g)) expect([path, existsSync(path)]).toEqual([path, true]);
  const other = new RegExp(`\\b(?:${not.split(', ').join('|')})s?\\b`, 'i');
  expect(texts.filter(({ text }) => other.test(text) && !PRINTED.includes(text.toLowerCase()))).toEqual([]);
});

it('spells as Americans do', () => {
  const british = /colour|synchronis|cancelled|cancelling|organisation|licence|utilis|analys(?:e|ing)|normalis|\bgrey/i;
  expect(texts.filter(({ text }) => british.test(text))).toEqual([]);
});
