import { isLanguageCode } from '@/schema/internal';
import { addedBrands } from './addedBrands';
import { readAccent } from './readAccent';

type Entry = Readonly<Record<string, unknown>>;

const TEXTS = ['appId', 'title', 'titleZh', 'ssoCode'] as const;
const FILES = ['icon', 'logo', 'loginBackground'] as const;

/**
 * What is missing or unusable in one entry of `/brands.json`, in words for whoever wrote it. Empty for a complete
 * brand.
 *
 * @param themes names a brand may choose
 */
export function checkBrand(entry: Entry, themes: readonly string[]): string[] {
  const problems: string[] = [];
  const need = (key: string, holds: boolean, what: string) => {
    if (!holds) problems.push(`"${key}" ${entry[key] === undefined ? 'is missing' : 'is unusable'}: ${what}.`);
  };
  for (const key of TEXTS) need(key, typeof entry[key] === 'string' && entry[key].trim() !== '', 'a text is needed');
  for (const key of FILES)
    need(
      key,
      typeof entry[key] === 'string' && /^\/(?![/\\])/.test(entry[key]),
      'a path on this host, like /brands/blue/logo.svg',
    );
  const variants = addedBrands.variants;
  need('variant', typeof entry.variant === 'string' && variants.includes(entry.variant), variants.join(' or '));
  // an object is options of MUI; whatever is no name is told as such
  need(
    'theme',
    typeof entry.theme === 'string' ? themes.includes(entry.theme) : typeof entry.theme === 'object' && !!entry.theme,
    `one of ${themes.join(', ')}`,
  );
  if (entry.accent !== undefined)
    need(
      'accent',
      readAccent(entry.accent) !== undefined,
      'colors {light, dark} like #155fc4 that keep a contrast of 4.5 to 1 on the surfaces of their mode',
    );
  const isCode = (code: unknown) => typeof code === 'string' && isLanguageCode(code);
  const { lang, languages } = entry;
  if (languages === undefined) need('multilingual', typeof entry.multilingual === 'boolean', 'true or false');
  else
    need('languages', Array.isArray(languages) && languages.length > 0 && languages.every(isCode), 'codes like ["en"]');
  need(
    'lang',
    isCode(lang) && (!Array.isArray(languages) || languages.includes(lang)),
    languages === undefined ? 'a code like en' : 'one of "languages"',
  );
  need(
    'footer',
    typeof entry.footer === 'object' &&
      entry.footer !== null &&
      'text' in entry.footer &&
      typeof entry.footer.text === 'string',
    'an object with a text',
  );
  return problems;
}
