import { beforeEach, expect, it } from 'vitest';
import { setPageLanguage } from './setPageLanguage';

beforeEach(() => {
  document.documentElement.removeAttribute('lang');
  document.documentElement.translate = true;
});

it.each([
  ['en', 'en'],
  ['zh', 'zh-CN'],
])('names %s, and keeps the browser from translating', (locale, tag) => {
  setPageLanguage(locale);
  expect(document.documentElement.lang).toBe(tag);
  expect(document.documentElement.translate).toBe(false);
});
