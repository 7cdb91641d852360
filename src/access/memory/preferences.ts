import { localStore, STORE_PREFIX } from '../storage';

const SHARED = 'shared';

/** What stays in this browser whoever signs in: the language and the theme (spec 01 §3). */
export function isPreference(key: string): boolean {
  return ['language', 'tabs', 'theme', 'pseudo', 'shortcuts', SHARED].includes(key) || key.startsWith('scheme');
}

/**
 * Whether others use this browser, too: then what a user arranged for himself goes with his session, like all the rest.
 */
export function isShared(): boolean {
  return localStore.read(SHARED) === true;
}

export function chooseShared(on: boolean): void {
  localStore.write(SHARED, on);
}

/** The language the user chose, undefined until then: the brand decides. */
export function preferredLanguage(): string | undefined {
  const stored = localStore.read('language');
  return typeof stored === 'string' && stored !== '' ? stored : undefined;
}

export function rememberLanguage(language: string): void {
  localStore.write('language', language);
}

/**
 * Texts of the locales are marked, to find those that are not from there: `localStorage['console.pseudo'] = 'true'`.
 */
export function isPseudoLocale(): boolean {
  return localStore.read('pseudo') === true;
}

/** The color mode the user chose; `system` follows the device. The theme writes it, as plain text. */
export function preferredMode(): 'light' | 'dark' | 'system' {
  try {
    const stored = window.localStorage.getItem(`${STORE_PREFIX}theme`);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}
