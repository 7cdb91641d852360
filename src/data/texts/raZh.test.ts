import chinese from 'ra-language-chinese';
import english from 'ra-language-english';
import { expect, test } from 'vitest';
import { raChinese } from './raChinese';
import raZh from './raZh';

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}

const placeholders = (text = '') => new Set(text.match(/%\{\w+\}/g) ?? []);
const zh = new Map(flatten(raZh));
const en = flatten(english);
const keys = new Set(en.map(([key]) => key));
const packaged = new Map(flatten(chinese));
const own = flatten(raChinese);

test('has every key of English', () => {
  expect([...keys].filter((key) => !zh.has(key))).toEqual([]);
});

test('says itself only what the package lacks or says otherwise, and no key that react-admin has not', () => {
  expect(own.filter(([key, text]) => packaged.get(key) === text)).toEqual([]);
  expect(own.filter(([key]) => !keys.has(key))).toEqual([]);
});

test.each(en)('%s fits', (key, text) => {
  const said = zh.get(key) ?? '';
  const many = text.split('||||').at(-1);
  for (const name of placeholders(many)) expect(placeholders(said)).toContain(name);
  for (const name of placeholders(said)) expect(placeholders(text)).toContain(name);
  expect(said).not.toContain('||||');
  expect(said).not.toMatch(/[\u4e00-\u9fff] ?[,.:?!]/); // signs of a Chinese sentence are wide
  if (/[a-z]{2}/i.test(text.replace(/%\{\w+\}/g, ''))) expect(said).toMatch(/[\u4e00-\u9fff]/);
});
