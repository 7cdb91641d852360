import { call, WireError } from '@/api';
import type { Locale } from '@/data';
import { readChoices } from '@/fields/internal';
import {
  resolveCall,
  type Field,
  type FieldChoices,
  type Resource,
  wordFinder,
  type FindWord,
  typeOptions,
} from '@/schema';
import { fileCodeWords, type Worded } from './fileCodeWords';
import type { ImportWords } from './importWords';
import { recordsNamed, referenceWords, type FindRecords } from './referenceWords';

/** What a field's words mean, and what may be suggested for it. */
export interface Finder {
  find: FindWord;
  /** One word each, in the language of the page; empty when there are too many. */
  readonly suggestions: readonly string[];
  /** The zone of a record by its id, where it says one. */
  zoneOf?(id: unknown): string | undefined;
  /** Looks a word up that was not in the sheet when it was read. */
  learn?(text: string): Promise<void>;
  /** All it knows; undefined where it is a function alone. */
  readonly known?: readonly Worded[];
}

interface Sources {
  readonly resource: Resource;
  readonly words: ImportWords;
  readonly locale: Locale;
  findIn(target: string): FindRecords;
  /** Texts that stand in the sheet for a field. */
  texts(name: string): Iterable<string>;
}

const MOST_SUGGESTED = 200;

const pairs = (known: readonly Worded[]) =>
  known.flatMap(({ value, words }) => words.map((word) => [word, value] as const));

export function finderOf(known: readonly Worded[]): Finder {
  const zones = new Map(known.flatMap(({ value, zone }) => (zone === undefined ? [] : [[value, zone] as const])));
  return {
    find: wordFinder(pairs(known)),
    suggestions: known.length > MOST_SUGGESTED ? [] : known.flatMap(({ words }) => words[0] ?? []),
    zoneOf: (id) => zones.get(id),
    known,
  };
}

async function choiceFinder(
  { call: spec, at, platform, words }: FieldChoices,
  resource: Resource,
  locales: readonly Locale[],
): Promise<Finder> {
  const { method, path, fixed } = platform ? resolveCall(spec, '') : resource.resolve(spec);
  const answer: unknown = await call({ method, path, quiet: true, reads: true, ...(fixed && { params: fixed }) });
  const names = (code: string) => (words ? locales.map((locale) => words(code, locale)) : []);
  return finderOf(
    readChoices(answer, at).map(({ value, label }) => ({ value, words: [label, ...names(value), value] })),
  );
}

async function recordFinder(search: FindRecords, texts: Iterable<string>): Promise<Finder> {
  const { known, whole } = await referenceWords(search, texts);
  const finder = finderOf(known);
  if (whole) return finder;
  let all = finder;
  return {
    find: (text) => all.find(text),
    zoneOf: (id) => all.zoneOf?.(id),
    suggestions: [],
    known,
    learn: async (text) => {
      if (all.find(text).length > 0) return;
      all = finderOf([...(all.known ?? []), ...(await recordsNamed(search, text))]);
    },
  };
}

async function finderFor(name: string, field: Field, sources: Sources): Promise<Finder | undefined> {
  const { resource, words, locale } = sources;
  const codes = fileCodeWords(field, name, words, locale);
  if (codes) return finderOf(codes);
  const { target } = typeOptions(field);
  if (target !== undefined) return recordFinder(sources.findIn(target), sources.texts(name));
  const choices = field.type.choices?.(field.options);
  return choices && choiceFinder(choices, resource, words.locales);
}

/**
 * What the words of a sheet mean: codes in both languages, records by their names through the options call, choices
 * of the server. A list this user may not read is left to the server to judge. Rejects when a call fails otherwise.
 */
export async function loadFinders(columns: readonly string[], sources: Sources): Promise<Map<string, Finder>> {
  const found = await Promise.all(
    columns.map(async (name) => {
      const field = sources.resource.fields[name];
      try {
        return [name, field && (await finderFor(name, field, sources))] as const;
      } catch (error) {
        if (error instanceof WireError && error.kind === 'forbidden') return [name, undefined] as const;
        throw error;
      }
    }),
  );
  return new Map(found.flatMap(([name, finder]) => (finder ? [[name, finder] as const] : [])));
}
