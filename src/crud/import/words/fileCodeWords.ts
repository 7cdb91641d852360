import type { Locale } from '@/data';
import type { Field } from '@/schema';
import { booleanWord } from '@/fields/internal';
import type { ImportWords } from './importWords';

const YES_NO: Readonly<Record<string, readonly string[]>> = {
  true: ['y', '1', 'true', 'on'],
  false: ['n', '0', 'false', 'off'],
};

/** A value with the words a person may write for it; the first one is the word of the language asked for. */
export interface Worded {
  readonly value: unknown;
  readonly words: readonly string[];
  readonly zone?: string;
}

/**
 * The codes of a field that has a fixed list of them, with their words in all languages; undefined for any other
 * field.
 */
export function fileCodeWords(field: Field, name: string, words: ImportWords, locale: Locale): Worded[] | undefined {
  const order = [locale, ...words.locales.filter((one) => one !== locale)];
  return field.type.codes?.(field.options)?.map((value) => {
    const code = String(value);
    const spoken = order.flatMap((one) => words.code(name, code, one) ?? []);
    const common = typeof value === 'boolean' ? (YES_NO[code] ?? []) : [];
    const own = typeof value === 'boolean' ? order.map((one) => booleanWord(value, one)) : [];
    return { value, words: [...new Set([...spoken, ...own, ...common, code])] };
  });
}
