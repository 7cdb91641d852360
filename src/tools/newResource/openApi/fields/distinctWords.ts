import { chinese } from '../../chinese';
import type { FieldDraft } from '../../draft';
import { groupBy } from '../../groupBy';
import { english } from '../../nameForms';

const shown = (locale: 'en' | 'zh', { name, words }: FieldDraft): string =>
  words[locale] ?? (locale === 'zh' ? chinese(name) : undefined) ?? english(name);

/** Fields whose label another one has, too, in that language. */
function alike(locale: 'en' | 'zh', fields: readonly FieldDraft[]): Set<FieldDraft> {
  const seen = groupBy(fields, (one) => shown(locale, one).toLowerCase());
  return new Set([...seen.values()].flatMap((own) => (own.length > 1 ? own : [])));
}

const isId = ({ name }: FieldDraft): boolean => /(?:Id|ID|_id)$/.test(name);

/** With another label in one language; the words of its name are it where there is none. */
const labelled = (one: FieldDraft, locale: 'en' | 'zh', label?: string): FieldDraft => ({
  ...one,
  words: { ...one.words, [locale]: label },
});

/**
 * Fields no two of which are called the same: an id beside its record says that it is one; where the document has one
 * label for several, each has the words of its name.
 */
export function distinctWords(fields: readonly FieldDraft[]): FieldDraft[] {
  const withIds = (locale: 'en' | 'zh', before: readonly FieldDraft[]): FieldDraft[] => {
    const twice = alike(locale, before);
    const label = (one: FieldDraft) => `${shown(locale, one)}${locale === 'zh' ? 'ID' : ' ID'}`;
    return before.map((one) => (twice.has(one) && isId(one) ? labelled(one, locale, label(one)) : one));
  };
  const byName = (locale: 'en' | 'zh', before: readonly FieldDraft[]): FieldDraft[] => {
    const twice = alike(locale, before);
    return before.map((one) => (twice.has(one) ? labelled(one, locale) : one));
  };
  return (['en', 'zh'] as const).reduce<FieldDraft[]>(
    (before, locale) => withIds(locale, byName(locale, withIds(locale, before))),
    [...fields],
  );
}
