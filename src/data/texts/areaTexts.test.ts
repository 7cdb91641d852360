import { expect, it, vi } from 'vitest';
import { createRegistry, type Messages } from '../registry/registry';
import { areaTexts } from './areaTexts';
import { raMessages } from './raMessages';

const file = (messages: Messages) => vi.fn(async () => ({ default: messages }));
const messages = {
  '/locales/iot/en.json': file({ a: 'one', b: { c: 'two' } }),
  '/locales/iot/zh.json': file({ a: '一', b: { c: '二' } }),
  '/locales/iot/de.json': file({ a: 'eins' }),
  '/locales/ra/de.json': file({ ra: { action: { save: 'Speichern' } } }),
};
const registry = createRegistry({ schemas: {}, views: {}, pages: {}, messages, partial: ['iot/de'] });

it('says what a language lacks in the one it falls back to, and loads that only where something is missing', async () => {
  expect(await areaTexts(registry, 'iot', 'zh')).toEqual({ a: '一', b: { c: '二' } });
  expect(messages['/locales/iot/en.json']).not.toHaveBeenCalled();
  expect(await areaTexts(registry, 'iot', 'de')).toEqual({ a: 'eins', b: { c: 'two' } });
  expect(await areaTexts(registry, 'iot', 'ar')).toEqual({ a: 'one', b: { c: 'two' } });
  expect(await areaTexts(registry, 'nowhere', 'de')).toEqual({});
});

it('says react-admin’s own texts in the words of the project, the rest in English', async () => {
  const texts = JSON.stringify(await raMessages(registry, 'de'));
  expect(texts).toContain('"save":"Speichern"');
  expect(texts).toContain('"delete":"Delete"');
  expect(registry.languages).toEqual(['en', 'zh', 'de']);
});
