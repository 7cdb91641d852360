import { languageOf } from './languages';
import { pageLanguage } from './pageLanguage';

/** A text behind what it is of, with the colon of a language, as wide as its letters: `Owner: North`, `业主：北区`. */
export const labelled = (label: string, text: string, locale = pageLanguage()): string =>
  languageOf(locale).dense ? `${label}：${text}` : `${label}: ${text}`;
