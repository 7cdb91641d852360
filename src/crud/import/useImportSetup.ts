import { use, useMemo } from 'react';
import { useDataProvider, useEvent, useLocale } from 'react-admin';
import { useAccess } from '@/access';
import { type ConsoleDataProvider, useRegistry, type Locale, type Registry, resourceNameOf, useResource } from '@/data';
import { forgetFailure } from '@/data/internal';
import { type AnyRecord, wireName, type Resource, MOST_ROWS, importFields, type NamedField } from '@/schema';
import { bareHeading } from '@/schema/internal';
import { loadImportWords, namesOf, type ImportWords } from './words/importWords';
import { knownRecords, type KnownRecords } from './keyed/knownRecords';
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
  /** The records that rows may change, where the import has a key. Each call looks anew. */
  knownRecords?(): KnownRecords;
}

/** The setup of the resource above. Suspends until its words are loaded. */
export function useImportSetup(): ImportSetup {
  const { resource, path, can } = useResource();
  const mayEdit = useEvent((record: AnyRecord) => can('edit', record));
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
    const key = resource.import?.key;
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
      ...(key !== undefined && {
        knownRecords: () =>
          knownRecords({
            resource,
            key,
            path,
            getList: (name, params) => provider.getList<AnyRecord>(name, params),
            mayEdit,
          }),
      }),
    };
  }, [access, locale, mayEdit, path, provider, resource, words]);
}
