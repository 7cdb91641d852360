import type { Locale } from '@/data/registry/registry';
import type { Field } from '@/schema';
import { LOCALES, type ImportWords } from './importWords';

const YES_NO: Readonly<Record<string, readonly string[]>> = {
  true: ['Yes', '是', 'y', '1', 'true', 'on'],
  false: ['No', '否', 'n', '0', 'false', 'off'],
};

/** A value with the words a person may write for it; the first one is the word of the language asked for. */
export interface Worded {
  readonly value: unknown;
  readonly words: readonly string[];
  readonly zone?: string;
}

/**
 * The codes of a field that has a fixed list of them, with their words in both languages; undefined for any other
 * field.
 */
export function fileCodeWords(field: Field, name: string, words: ImportWords, locale: Locale): Worded[] | undefined {
  const order = [locale, ...LOCALES.filter((one) => one !== locale)];
  return field.type.codes?.(field.options)?.map((value) => {
    const code = String(value);
    const spoken = order.flatMap((one) => words.code(name, code, one) ?? []);
    const common = typeof value === 'boolean' ? (YES_NO[code] ?? []) : [];
    const first =
      locale === 'zh'
        ? [...common].sort((a, b) => Number(b.charCodeAt(0) > 255) - Number(a.charCodeAt(0) > 255))
        : common;
    return { value, words: [...new Set([...spoken, ...first, code])] };
  });
}
