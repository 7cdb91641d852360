import { chinese } from '../chinese';
import type { FieldDraft } from '../draft';
import { groupBy } from '../groupBy';
import { english } from '../nameForms';

const shown = (locale: 'en' | 'zh', { name, words }: FieldDraft): string =>
  words[locale] ?? (locale === 'zh' ? chinese(name) : undefined) ?? english(name);

/** Fields whose label another one has, too, in that language. */
function alike(locale: 'en' | 'zh', fields: readonly FieldDraft[]): Set<FieldDraft> {
  const seen = groupBy(fields, (one) => shown(locale, one).toLowerCase());
  return new Set([...seen.values()].flatMap((own) => (own.length > 1 ? own : [])));
}

/**
 * Fields no two of which are called the same: where the document says one label of several, each has the words of its
 * name; an id beside its record says that it is one.
 */
export function distinctWords(fields: readonly FieldDraft[]): FieldDraft[] {
  const locales = ['en', 'zh'] as const;
  return locales.reduce<FieldDraft[]>(
    (before, locale) => {
      const twice = alike(locale, before);
      const named = before.map((one) =>
        twice.has(one) ? { ...one, words: { ...one.words, [locale]: undefined } } : one,
      );
      const still = alike(locale, named);
      return named.map((one) =>
        still.has(one) && /(?:Id|ID|_id)$/.test(one.name)
          ? {
              ...one,
              words: { ...one.words, [locale]: `${shown(locale, one)} ID`.replace(/(?<=[\u4e00-\u9fff]) ID$/, 'ID') },
            }
          : one,
      );
    },
    [...fields],
  );
}
