import { use, useMemo } from 'react';
import { useDataProvider, useLocale } from 'react-admin';
import { useAccess } from '@/access';
import { type ConsoleDataProvider, useRegistry, type Locale, type Registry, resourceNameOf, useResource } from '@/data';
import { forgetFailure } from '@/data/internal';
import { wireName, type Resource, MOST_ROWS, importFields, type NamedField } from '@/schema';
import { bareHeading } from '@/schema/internal';
import { loadImportWords, namesOf, type ImportWords } from './words/importWords';
import { loadFinders, type Finder } from './words/loadFinders';

const loaded = new WeakMap<Resource, Promise<ImportWords>>();

function wordsOnce(registry: Registry, resource: Resource): Promise<ImportWords> {
  const known = loaded.get(resource);
  if (known) return known;
  const promise = loadImportWords(registry, resource);
  loaded.set(resource, promise);
  forgetFailure(promise, () => loaded.delete(resource));
  return promise;
}

/** What every step of an import works with. */
export interface ImportSetup {
  readonly resource: Resource;
  /** Fields a sheet may fill. */
  readonly columns: readonly string[];
  readonly named: readonly NamedField[];
  readonly words: ImportWords;
  readonly locale: Locale;
  readonly mostRows: number;
  label(name: string): string;
  /** The field of a wire name, a label or a heading of any language. */
  fieldOf(text: string): string | undefined;
  /** What the words of these fields mean; `texts` are those of the sheet. */
  finders(columns: readonly string[], texts: (name: string) => Iterable<string>): Promise<Map<string, Finder>>;
}

/** The setup of the resource above. Suspends until its words are loaded. */
export function useImportSetup(): ImportSetup {
  const { resource } = useResource();
  const { registry } = useRegistry();
  const access = useAccess();
  const provider = useDataProvider<ConsoleDataProvider>();
  const locale: Locale = useLocale() ?? 'en';
  const words = use(wordsOnce(registry, resource));
  return useMemo(() => {
    const columns = importFields(resource);
    const named = columns.map((name) => namesOf(resource, words, name));
    const byName = new Map(named.flatMap(({ name, names }) => names.map((one) => [bareHeading(one), name] as const)));
    for (const [name, { options }] of Object.entries(resource.fields))
      byName.set(bareHeading(wireName(name, options)), name);
    const targetName = (target: string) => resourceNameOf(access, target);
    return {
      resource,
      columns,
      named,
      words,
      locale,
      mostRows: resource.import?.maxRows ?? MOST_ROWS,
      label: (name) => words.label(name, locale),
      fieldOf: (text) => byName.get(bareHeading(text)),
      finders: async (wanted, texts) =>
        loadFinders(wanted, {
          resource,
          words,
          locale,
          texts,
          findIn: (target) => async (search, limit) =>
            provider.options(targetName(target), { search, limit, quiet: true }),
        }),
    };
  }, [access, locale, provider, resource, words]);
}
