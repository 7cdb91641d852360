import english from 'ra-language-english';
import { expect, test } from 'vitest';
import raZh from './raZh';

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}

const placeholders = (text = '') => new Set(text.match(/%\{\w+\}/g) ?? []);
const zh = new Map(flatten(raZh));
const en = flatten(english);

test('has every key of English and no other', () => {
  expect([...zh.keys()].toSorted()).toEqual(en.map(([key]) => key).toSorted());
  expect(zh.size).toBe(164);
});

test.each(en)('%s fits', (key, text) => {
  const own = zh.get(key) ?? '';
  const many = text.split('||||').at(-1);
  for (const name of placeholders(many)) expect(placeholders(own)).toContain(name);
  for (const name of placeholders(own)) expect(placeholders(text)).toContain(name);
  expect(own).not.toContain('||||');
  if (/[a-z]{2}/i.test(text.replace(/%\{\w+\}/g, ''))) expect(own).toMatch(/[\u4e00-\u9fff]/);
});
