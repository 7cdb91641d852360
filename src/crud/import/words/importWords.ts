import type { Locale, Messages, Registry } from '@/data/registry/registry';
import { wireName, type Resource } from '@/schema';
import type { NamedField } from '@/schema/sheet/matchHeadings';

export const LOCALES: readonly Locale[] = ['en', 'zh'];

/** Labels and words of codes in both languages, whatever language the page speaks: a sheet may be in the other one. */
export interface ImportWords {
  label(name: string, locale: Locale): string;
  /** Words of a code; undefined when the locales have none. */
  code(name: string, code: string, locale: Locale): string | undefined;
}

function textAt(all: readonly Messages[], path: readonly string[]): string | undefined {
  for (const messages of all) {
    const found = path.reduce<string | Messages | undefined>((at, key) => (typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined), messages);
    if (typeof found === 'string') return found;
  }
  return undefined;
}

/** Loads the texts a resource's sheet may use. */
export async function loadImportWords(registry: Pick<Registry, 'messages'>, resource: Resource): Promise<ImportWords> {
  const area = resource.name.split('/')[0] ?? resource.name;
  const load = async (locale: Locale) => Promise.all([registry.messages(area, locale), registry.messages('common', locale)]);
  const [en, zh] = await Promise.all([load('en'), load('zh')]);
  const texts: Readonly<Record<Locale, readonly Messages[]>> = { en, zh };
  const own = (locale: Locale, ...path: readonly string[]) => textAt(texts[locale], ['resources', resource.name, ...path]);
  return {
    label: (name, locale) => own(locale, 'fields', name) ?? textAt(texts[locale], ['fields', 'common', name]) ?? name,
    code: (name, code, locale) => {
      const options: object = resource.fields[name]?.options ?? {};
      if ('shared' in options && typeof options.shared === 'string') return textAt(texts[locale], ['enums', ...options.shared.split('.'), code]);
      return own(locale, 'enums', name, code);
    },
  };
}

/** Every name by which a sheet may call a field. */
export function namesOf(resource: Resource, words: ImportWords, name: string): NamedField {
  const options = resource.fields[name]?.options ?? {};
  const names = [...LOCALES.map((locale) => words.label(name, locale)), name, wireName(name, options), ...(options.aliases ?? [])];
  return { name, names: [...new Set(names)] };
}
