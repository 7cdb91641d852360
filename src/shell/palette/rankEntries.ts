import { findReading } from './findReading';
import { findText, folded, type Found } from './findText';
import type { PaletteEntry, PaletteGroup } from './paletteEntry';

/** An entry that answers a query, with the letters of its name to show (code points). */
export interface Ranked {
  readonly entry: PaletteEntry;
  readonly marked: ReadonlySet<number>;
  /** Only a guess: letters that stand apart. */
  readonly loose?: boolean;
  /** Of a record: the value it was found by, or where that is its name, one that tells it from others. */
  readonly why?: { readonly label: string; readonly text: string; readonly marked: ReadonlySet<number> };
}

/** What is found in the name counts whole, elsewhere less. */
const WEIGHTS = { name: 1, other: 0.9, place: 0.5, path: 0.4 } as const;
const FIELDS = ['name', 'other', 'place', 'path'] as const;
/** Between equals: what was open lately, then pages. */
const BONUS: Readonly<Record<PaletteGroup, number>> = {
  recent: 6,
  favorites: 6,
  pages: 4,
  actions: 2,
  create: 0,
  record: 0,
  all: 0,
};

type Letters = Readonly<Record<(typeof FIELDS)[number], readonly string[]>>;

const known = new WeakMap<PaletteEntry, Letters>();

function lettersOf(entry: PaletteEntry): Letters {
  const { name, other = '', place, path = '' } = entry;
  const letters = known.get(entry) ?? {
    name: folded(name),
    other: folded(other),
    place: folded(place),
    path: folded(path),
  };
  known.set(entry, letters);
  return letters;
}

/**
 * By what is written, else by how it is read: before letters that stand apart. How a name is read that is not shown is
 * a guess: `san` means somebody called Sanne to those who see 'Third-party devices' and not `第三方设备`.
 */
function findHere(text: readonly string[], word: readonly string[], isShown: boolean): Found | undefined {
  const written = findText(text, word);
  if (written && !written.loose) return written;
  const read = findReading(text, word);
  return read && !isShown ? { ...read, score: read.score / 3, loose: true } : (read ?? written);
}

/** The best place of one word, and the letters of the name when that is the place. */
function best(letters: Letters, word: readonly string[]): Found | undefined {
  let found: Found | undefined;
  for (const field of FIELDS) {
    const here = findHere(letters[field], word, field !== 'other');
    const score = here ? here.score * WEIGHTS[field] : 0;
    if (here && score > (found?.score ?? 0)) found = { ...here, score, at: field === 'name' ? here.at : [] };
  }
  return found;
}

/**
 * The entries in which every word of the query is found, the best first; all of them, as they stand, without a query.
 */
export function rankEntries(entries: readonly PaletteEntry[], query: string): readonly Ranked[] {
  const words = query.split(/\s+/).filter(Boolean).map(folded);
  if (words.length === 0) return entries.map((entry) => ({ entry, marked: new Set() }));
  return entries
    .flatMap((entry, order) => {
      const letters = lettersOf(entry);
      const found = words.map((word) => best(letters, word));
      if (found.some((one) => one === undefined)) return [];
      const score = found.reduce((sum, one) => sum + (one?.score ?? 0), 0) / words.length + BONUS[entry.group];
      const loose = found.some((one) => one?.loose);
      return [{ entry, marked: new Set(found.flatMap((one) => one?.at ?? [])), loose, score, order }];
    })
    .toSorted((a, b) => b.score - a.score || a.entry.name.length - b.entry.name.length || a.order - b.order);
}
