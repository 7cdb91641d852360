import { accents } from './accents';
import { addedBrands } from './addedBrands';
import type { Brand } from './brand';
import { defaultBrand } from './defaultBrand';
import { isLanguageCode } from '@/schema/internal';
import { readAccent } from './readAccent';

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTheme = (value: unknown): value is keyof typeof accents =>
  typeof value === 'string' && Object.hasOwn(accents, value);
const isVariant = (value: unknown): value is string => addedBrands.variants.some((one) => one === value);
const text = (value: unknown, fallback: string) =>
  typeof value === 'string' && value.trim() !== '' ? value : fallback;
/** A file of this origin. */
const file = (value: unknown, fallback: string) =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : fallback;

function readFooter(value: unknown): Pick<Brand, 'footer'> {
  if (!isEntry(value) || typeof value.text !== 'string' || value.text === '') return {};
  const { url } = value;
  const safe = typeof url === 'string' && /^https?:\/\//i.test(url) && URL.canParse(url);
  return { footer: { text: value.text, ...(safe && { url }) } };
}

/** Whoever writes schemas sees several languages, whatever the brand offers. */
const DEVELOPING = import.meta.env.MODE === 'development';

function readTitles(value: unknown): Pick<Brand, 'titles'> {
  if (!isEntry(value)) return {};
  const texts = Object.entries(value).flatMap(([code, title]) => (text(title, '') ? [[code, text(title, '')]] : []));
  return { titles: Object.fromEntries(texts) };
}

const codes = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((code) => typeof code === 'string' && isLanguageCode(code)) : [];

/** The language to begin in is one of those that are offered. */
function readLanguages({ lang, languages, fallback, multilingual }: Entry) {
  const offered = codes(languages);
  const first = codes([lang])[0] ?? defaultBrand.lang;
  const begin = offered.length === 0 || offered.includes(first) ? first : (offered[0] ?? first);
  return {
    lang: begin,
    ...(offered.length > 0 && { languages: offered }),
    ...(codes(fallback).length > 0 && { fallback: codes(fallback) }),
    multilingual: (typeof multilingual === 'boolean' ? multilingual : offered.length > 1) || DEVELOPING,
  };
}

/** One entry of `/brands.json`; what is missing or unusable comes from the default brand. */
export function readBrand(value: Entry): Brand {
  const theme = isTheme(value.theme) ? value.theme : defaultBrand.theme;
  const title = text(value.title, defaultBrand.title);
  const { platformPrefix } = value;
  return {
    appId: text(value.appId, defaultBrand.appId),
    variant: isVariant(value.variant) ? value.variant : defaultBrand.variant,
    title,
    titleZh: text(value.titleZh, title),
    icon: file(value.icon, `/brands/${theme}/icon.svg`),
    logo: file(value.logo, `/brands/${theme}/logo.svg`),
    loginBackground: file(value.loginBackground, `/brands/${theme}/background.svg`),
    theme,
    ...(isEntry(value.theme) && { look: value.theme }),
    accent: readAccent(value.accent) ?? accents[theme] ?? defaultBrand.accent,
    ...readTitles(value.titles),
    ...readLanguages(value),
    ...readFooter(value.footer),
    ...(typeof platformPrefix === 'string' && /^\/(?![/\\])/.test(platformPrefix) && { platformPrefix }),
    ssoCode: text(value.ssoCode, defaultBrand.ssoCode),
  };
}
