import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { isolated, likeArea, languages } from '@/schema/internal';
import { foundKey, type NestedTexts } from '@/schema';
import { isPseudoLocale, preferredLanguage, rememberLanguage } from '@/access/internal';
import { areaTexts } from './areaTexts';
import { forgetFailure } from '../registry/forgetFailure';
import { settling } from '../registry/settling';
import { mergeMessages, type Texts } from './mergeMessages';
import { raMessages } from './raMessages';
import { madeText } from './madeTexts';
import { standIn } from './missingTexts';
import type { Locale, Registry } from '../registry/registry';
import { setPageLanguage } from './setPageLanguage';

/** Around every text of the locales in a pseudo-locale run, so that a text from nowhere shows at once. */
const PSEUDO = { open: '⟦', close: '⟧' } as const;

/**
 * The same texts, marked. Placeholders and what only names other texts (`$like`) stay as they are; an empty text stays
 * empty.
 */
function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      if (typeof value === 'object') return [key, pseudoTexts(value)];
      return [key, value && !key.startsWith('$') ? `${PSEUDO.open}${value}${PSEUDO.close}` : value];
    }),
  );
}

/** react-admin's translations, and the loading of texts area by area. */
export interface ConsoleI18nProvider extends I18nProvider {
  /**
   * Resolves once the texts of an area (`locales/<area>/<locale>.json`) and of react-admin are there. One promise an
   * area, also over a change of the language, so that `use()` suspends once. A failed one can be tried again.
   */
  ensureArea(area: string): Promise<void>;
  /** Takes the texts of an area as they are now: their file was edited. What nobody visited is left alone. */
  renew(area: string): Promise<void>;
}

/** Polyglot's own way to answer a key it does not know; a default given as `_` is used before it. */
const ON_MISSING = {
  allowMissing: true,
  onMissingKey: (key: string, _options: unknown, locale: string) => standIn(key, locale),
};

/** What a sentence is filled with, names in it isolated; the text for a missing key is a sentence of its own. */
function isolateNames(options: object | undefined): object | undefined {
  const names = Object.entries(options ?? {}).flatMap(([name, value]) => {
    const own = name !== '_' && typeof value === 'string' ? isolated(value) : value;
    return own === value ? [] : [[name, own] as const];
  });
  return names.length === 0 ? options : { ...options, ...Object.fromEntries(names) };
}

/**
 * Texts in the language of the page, loaded when an area is first visited; those that it lacks are said in another one
 * (`inOrder`). A change of the language loads every area that was visited before it takes effect, so that no text
 * flickers; when one cannot be loaded, the old language stays.
 *
 * @param initial the language before the person chooses one
 */
export function i18nProvider(registry: Registry, initial: Locale = preferredLanguage() ?? 'en'): ConsoleI18nProvider {
  const areas = new Map<string, Promise<void>>();
  const marked = isPseudoLocale() ? pseudoTexts : (texts: Texts) => texts;
  const all = new Map<Locale, Map<string, Texts>>();
  const loadedIn = (locale: Locale): Map<string, Texts> => {
    const found = all.get(locale) ?? new Map<string, Texts>();
    all.set(locale, found);
    return found;
  };

  const load = async (locale: Locale, names: Iterable<string>): Promise<void> => {
    const loaded = loadedIn(locale);
    const missing = ['', ...names].filter((name) => !loaded.has(name));
    const messages = await Promise.all(
      missing.map((name) => (name === '' ? raMessages(registry, locale) : areaTexts(registry, name, locale))),
    );
    missing.forEach((name, index) => loaded.set(name, marked(messages[index] ?? {})));
    const like = missing.flatMap((name, index) => likeArea(name, messages[index] ?? {}) ?? []);
    if (like.length > 0) await load(locale, like);
  };

  /**
   * All texts of a language that are loaded, as polyglot was last given them: places of texts are looked up in them.
   */
  const merged = new Map<string, NestedTexts>();
  const messagesOf = (locale: string) => {
    const texts = mergeMessages(...loadedIn(locale).values());
    merged.set(locale, texts);
    // complete as soon as react-admin's own texts, area '', are loaded; nothing is shown before
    return texts as TranslationMessages;
  };

  const polyglot = polyglotI18nProvider(
    messagesOf,
    initial,
    languages().map(({ code, name }) => ({ locale: code, name })),
    ON_MISSING,
  );
  let wanted = initial;

  const show = async (locale: Locale): Promise<void> => {
    if (wanted !== locale) return; // a later choice is on its way
    await polyglot.changeLocale(locale);
    setPageLanguage(locale);
  };

  const loadArea = async (area: string): Promise<void> => {
    let locale: Locale;
    do {
      locale = wanted;
      await load(locale, [area]);
    } while (locale !== wanted);
    await show(locale);
  };

  const say: I18nProvider['translate'] = (key, options) =>
    polyglot.translate(foundKey(key, merged.get(polyglot.getLocale()) ?? {}), isolateNames(options));

  return {
    ...polyglot,
    translate: (key, options) => madeText(key, say) ?? say(key, options),
    changeLocale: async (locale) => {
      const before = polyglot.getLocale();
      wanted = locale;
      try {
        await load(locale, areas.keys());
      } catch (error) {
        if (wanted === locale) wanted = before;
        throw error;
      }
      if (wanted === locale) rememberLanguage(locale);
      await show(locale);
    },
    ensureArea(area) {
      const known = areas.get(area);
      if (known) return known;
      const loading = settling(loadArea(area));
      areas.set(area, loading);
      forgetFailure(loading, () => areas.delete(area));
      return loading;
    },
    async renew(area) {
      // what was edited may stand in for what another language lacks
      for (const [locale, loaded] of all)
        if (loaded.has(area)) loaded.set(area, marked(await areaTexts(registry, area, locale)));
      await show(wanted);
    },
  };
}
