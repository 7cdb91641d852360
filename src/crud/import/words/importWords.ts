import { type Locale, type Messages, type Registry, mergeMessages } from '@/data';
import { wireName, type Resource, type NamedField, foundKey, textAt, type NestedTexts, typeOptions } from '@/schema';
import { likeArea } from '@/schema/internal';

/** Labels and words of codes in all languages, whatever language the page speaks: a sheet may be in another one. */
export interface ImportWords {
  readonly locales: readonly Locale[];
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
export async function loadImportWords(
  registry: Pick<Registry, 'messages' | 'languages'>,
  resource: Resource,
): Promise<ImportWords> {
  const area = resource.name.split('/')[0] ?? resource.name;
  const load = async (locale: Locale) => {
    const [common, measures, texts] = await Promise.all([
      registry.messages('common', locale),
      registry.messages('measures', locale),
      areaTexts(registry, area, locale),
    ]);
    return mergeMessages(common, measures, ...texts);
  };
  const locales = registry.languages ?? ['en', 'zh'];
  const loaded = await Promise.all(locales.map(load));
  const texts = new Map(locales.map((locale, at) => [locale, loaded[at] ?? {}]));
  const textsIn = (locale: Locale): NestedTexts => texts.get(locale) ?? {};
  /** A text of the resource, wherever it is said. */
  const own = (locale: Locale, ...path: readonly string[]) =>
    textAt(textsIn(locale), foundKey(['resources', resource.name, ...path].join('.'), textsIn(locale)).split('.'));
  return {
    locales,
    label: (name, locale) => own(locale, 'fields', name) ?? name,
    code: (name, code, locale) => {
      const field = resource.fields[name];
      const shared = field && typeOptions(field).shared;
      if (shared !== undefined) return textAt(textsIn(locale), ['enums', ...shared.split('.'), code]);
      return own(locale, 'enums', name, code);
    },
  };
}

/** Every name by which a sheet may call a field. */
export function namesOf(resource: Resource, words: ImportWords, name: string): NamedField {
  const options = resource.fields[name]?.options ?? {};
  const names = [
    ...words.locales.map((locale) => words.label(name, locale)),
    name,
    wireName(name, options),
    ...(options.aliases ?? []),
  ];
  return { name, names: [...new Set(names)] };
}
