/** The language the page says it is in; English where there is no page. */
export const pageLanguage = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';
