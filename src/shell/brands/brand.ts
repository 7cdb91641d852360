import { spoken, USUAL_LANGUAGES } from '@/schema/internal';
import type { Accent } from '@/theme/internal';

/**
 * How the console presents itself on a host: one entry of `/brands.json` (spec 01 §1).
 * Read once at start by `loadBrand`, the same object for the life of the page.
 */
export interface Brand {
  /** The application id kept by the client. */
  readonly appId: string;
  /** What people sign in with: the text `account.<variant>`, such as an e-mail address or a user name. */
  readonly variant: string;
  readonly title: string;
  readonly titleZh: string;
  /** Paths on this origin. */
  readonly icon: string;
  readonly logo: string;
  readonly loginBackground: string;
  /** Name of the color theme (`accents`). */
  readonly theme: string;
  readonly accent: Accent;
  /** Options of MUI over the theme of the console: what `theme` of an entry says when it is no name. */
  readonly look?: object;
  /** Titles in other languages, by their codes. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Language until the user chose another. */
  readonly lang: string;
  /** Languages that may be chosen, in their order. Default: Chinese and English where several are offered. */
  readonly languages?: readonly string[];
  /** Where texts are looked for that a language lacks. Default: English. */
  readonly fallback?: readonly string[];
  /** Whether a language selector is offered. */
  readonly multilingual: boolean;
  /** Record filing or copyright under the sign-in. */
  readonly footer?: { readonly text: string; readonly url?: string };
  /** What stands before the paths of the platform side. */
  readonly platformPrefix?: string;
  /** Names this client at the single sign-on. */
  readonly ssoCode: string;
}

export function brandTitle({ title, titleZh, titles }: Brand, locale: string): string {
  return spoken({ ...titles, en: title, zh: titleZh }, locale) ?? title;
}

/** The languages a person may choose from; one where nothing is to be chosen. */
export function brandLanguages({ lang, languages, multilingual }: Brand): readonly string[] {
  return multilingual ? (languages ?? USUAL_LANGUAGES) : [lang];
}
