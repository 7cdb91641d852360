import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18nProvider } from './i18nProvider';
import { missingTexts, readableKey } from './missingTexts';
import { createRegistry, type Messages } from '../registry/registry';

const file = (messages: Messages) => vi.fn(async () => ({ default: messages }));
const sources = () => ({
  '/locales/common/en.json': file({ form: { save: 'Save %{name}' } }),
  '/locales/common/zh.json': file({ form: { save: '保存%{name}' } }),
  '/locales/iot/en.json': file({ resources: { 'iot/brand': { name: 'Brands' } } }),
  '/locales/iot/zh.json': file({ resources: { 'iot/brand': { name: '品牌' } } }),
});

function start(messages: ReturnType<typeof sources> = sources()) {
  return { messages, texts: i18nProvider(createRegistry({ schemas: {}, views: {}, pages: {}, messages }), 'en') };
}

beforeEach(() => missingTexts.clear());
afterEach(() => window.localStorage.clear());

test('loads an area when it is first needed, in the current language only', async () => {
  const { messages, texts } = start();
  await texts.ensureArea('common');
  expect(texts.translate('form.save', { name: 'it' })).toBe('Save it');
  expect(texts.translate('ra.action.save')).toBe('Save');
  expect(messages['/locales/common/zh.json']).not.toHaveBeenCalled();
  expect(messages['/locales/iot/en.json']).not.toHaveBeenCalled();
  await texts.ensureArea('iot');
  expect(texts.translate('resources.iot/brand.name')).toBe('Brands');
  expect(texts.ensureArea('iot')).toBe(texts.ensureArea('iot'));
});

test('a change of the language brings every visited area along and is remembered', async () => {
  const { texts } = start();
  await Promise.all([texts.ensureArea('common'), texts.ensureArea('iot')]);
  await texts.changeLocale('zh');
  expect(texts.getLocale()).toBe('zh');
  expect(texts.translate('resources.iot/brand.name')).toBe('品牌');
  expect(texts.translate('form.save', { name: '' })).toBe('保存');
  expect(texts.translate('ra.action.save')).toBe('保存');
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(window.localStorage.getItem('console.language')).toBe('"zh"');
});

test('an area that is loading while the language changes arrives in the new one', async () => {
  const { texts } = start();
  const loading = texts.ensureArea('iot');
  await Promise.all([texts.changeLocale('zh'), loading]);
  expect(texts.translate('resources.iot/brand.name')).toBe('品牌');
});

test('keeps the old language when the new one cannot be loaded', async () => {
  const messages = sources();
  vi.useFakeTimers();
  messages['/locales/common/zh.json'].mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { texts } = start(messages);
  await texts.ensureArea('common');
  await expect(texts.changeLocale('zh')).rejects.toThrow();
  expect(texts.getLocale()).toBe('en');
  expect(texts.translate('form.save', { name: 'it' })).toBe('Save it');
  await vi.advanceTimersByTimeAsync(200);
  await texts.changeLocale('zh');
  expect(texts.getLocale()).toBe('zh');
  vi.useRealTimers();
});

test('a missing text is its default, else readable, and is reported', async () => {
  const { texts } = start();
  await texts.ensureArea('common');
  expect(texts.translate('some.key', { _: 'ra.action.save %{x} ||||' })).toContain('ra.action.save');
  expect([...missingTexts]).toEqual([]);
  expect(texts.translate('resources.iot/brand.fields.createTime')).toBe('Create time');
  expect(texts.translate('A plain sentence. Another.')).toBe('A plain sentence. Another.');
  expect([...missingTexts]).toEqual(['en: resources.iot/brand.fields.createTime']);
});

test.each([
  ['a.userName', 'User name'],
  ['resources.account/user', 'User'],
  ['x.reset_pwd', 'Reset pwd'],
  ['', ''],
])('%j reads %j', (key, text) => {
  expect(readableKey(key)).toBe(text);
});

test.each([
  ['Acme', 'Save Acme'],
  ['爱克米 (2)', 'Save 爱克米 (2)'],
  ['شركة (2)', 'Save \u2068شركة (2)\u2069'],
  ['Admin \u202e tpircs', 'Save Admin ⟨U+202E⟩ tpircs'],
])('a sentence keeps the order of its words around the name %j', async (name, sentence) => {
  const { texts } = start();
  await texts.ensureArea('common');
  expect(texts.translate('form.save', { name })).toBe(sentence);
  expect(texts.translate('nothing.such', { _: name })).toBe(name);
});
