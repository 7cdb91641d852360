import { afterEach, expect, it } from 'vitest';
import {
  describeLanguages,
  inOrder,
  languageOf,
  languages,
  offerLanguages,
  readsEnglish,
  spoken,
  toldLanguage,
  USUAL_LANGUAGES,
} from './languages';

afterEach(() => {
  describeLanguages([]);
  offerLanguages(USUAL_LANGUAGES);
});

it('knows a language by its code: its name in itself, where its lines begin, what its page says', () => {
  expect(languages().map(({ code, name }) => [code, name])).toEqual([
    ['zh', '中文'],
    ['en', 'English'],
  ]);
  expect(languageOf('de')).toEqual({ code: 'de', name: 'Deutsch' });
  expect(languageOf('ar')).toMatchObject({ name: 'العربية', direction: 'rtl' });
  expect(languageOf('zh-CN')).toMatchObject({ code: 'zh', tag: 'zh-CN', dense: true });
  expect(languageOf('zh-Hant')).toMatchObject({ code: 'zh-Hant', tag: undefined, dense: true });
  expect(languageOf('x-unknown').name).toBe('x-unknown');
});

it('takes what a project knows better', () => {
  describeLanguages([{ code: 'nds', name: 'Plattdüütsch', tag: 'nds-DE' }]);
  expect([languageOf('nds').name, languageOf('nds-DE').code]).toEqual(['Plattdüütsch', 'nds']);
});

it('looks for a text in the language, in the one it is of, and in those it falls back to', () => {
  expect([inOrder('pt-BR'), inOrder('en')]).toEqual([['pt-BR', 'pt', 'en'], ['en']]);
  offerLanguages(['de', 'fr'], ['fr', 'en']);
  expect(inOrder('de')).toEqual(['de', 'fr', 'en']);
  expect(spoken({ en: 'Yes', fr: 'Oui' }, 'de')).toBe('Oui');
  expect([spoken({ en: 'Yes' }, 'de'), spoken({ zh: '是' }, 'de'), spoken({}, 'de')]).toEqual(['Yes', '是', undefined]);
});

it('reads of two names of a cloud the one that is nearer, and tells the cloud a language it knows', () => {
  expect(['zh', 'zh-Hant', 'en', 'de', 'ar'].map(readsEnglish)).toEqual([false, false, true, true, true]);
  expect(['zh', 'en', 'de'].map((code) => toldLanguage(code, ['zh', 'en']))).toEqual(['zh', 'en', 'en']);
  expect([toldLanguage('de', ['de', 'en']), toldLanguage('de', ['zh'])]).toEqual(['de', 'zh']);
});
