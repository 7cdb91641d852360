import type { Locale, Messages, Registry } from '@/data/registry/registry';
import { mergeMessages } from '@/data/texts/mergeMessages';
import { wireName, type Resource } from '@/schema';
import type { NamedField } from '@/schema/sheet/matchHeadings';
import { foundKey, likeArea, textAt } from '@/schema/textKeys';
import { typeOptions } from '@/schema/typeOptions';

export const LOCALES: readonly Locale[] = ['en', 'zh'];

/** Labels and words of codes in both languages, whatever language the page speaks: a sheet may be in the other one. */
export interface ImportWords {
  label(name: string, locale: Locale): string;
  /** Words of a code; undefined when the locales have none. */
  code(name: string, code: string, locale: Locale): string | undefined;
}

/** The texts of an area, behind those of the areas that it is `$like`. */
async function areaTexts(
  registry: Pick<Registry, 'messages'>,
  area: string,
  locale: Locale,
  seen: readonly string[] = [],
): Promise<Messages[]> {
  const texts = await registry.messages(area, locale);
  const like = likeArea(area, texts);
  return like === undefined || seen.includes(like)
    ? [texts]
    : [...(await areaTexts(registry, like, locale, [...seen, area])), texts];
}

/** Loads the texts a resource's sheet may use. */
export async function loadImportWords(registry: Pick<Registry, 'messages'>, resource: Resource): Promise<ImportWords> {
  const area = resource.name.split('/')[0] ?? resource.name;
  const load = async (locale: Locale) => {
    const [common, measures, texts] = await Promise.all([
      registry.messages('common', locale),
      registry.messages('measures', locale),
      areaTexts(registry, area, locale),
    ]);
    return mergeMessages(common, measures, ...texts);
  };
  const [en, zh] = await Promise.all([load('en'), load('zh')]);
  const texts = { en, zh };
  /** A text of the resource, wherever it is said. */
  const own = (locale: Locale, ...path: readonly string[]) =>
    textAt(texts[locale], foundKey(['resources', resource.name, ...path].join('.'), texts[locale]).split('.'));
  return {
    label: (name, locale) => own(locale, 'fields', name) ?? name,
    code: (name, code, locale) => {
      const field = resource.fields[name];
      const shared = field && typeOptions(field).shared;
      if (shared !== undefined) return textAt(texts[locale], ['enums', ...shared.split('.'), code]);
      return own(locale, 'enums', name, code);
    },
  };
}

/** Every name by which a sheet may call a field. */
export function namesOf(resource: Resource, words: ImportWords, name: string): NamedField {
  const options = resource.fields[name]?.options ?? {};
  const names = [
    ...LOCALES.map((locale) => words.label(name, locale)),
    name,
    wireName(name, options),
    ...(options.aliases ?? []),
  ];
  return { name, names: [...new Set(names)] };
}
