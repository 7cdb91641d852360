import type { Note } from './draft';
import { groupBy } from './groupBy';
import type { Operation } from './openApi/operationsOf';

/** One sentence of what a document leaves open, with everywhere it holds. */
export interface OpenEntry {
  readonly what: string;
  readonly places: readonly string[];
  readonly write: string;
}

/** Entries that are told; a person reads no more. */
export const MOST_ENTRIES = 40;

/** What costs most comes first: without the first of these nothing is seen, the last only looks worse. */
const COSTS: readonly RegExp[] = [
  /envelope|code of an answer|begin at the server|beside the code/i,
  /\bpages?\b|rows a page/i,
  /id of a record|lists its records|other records|two ids/i,
  /\btimes?\b|moment|zone|sent as/i,
  /\bcalls? belongs? to no records/i,
  /until it is chosen|order|sorted|filter|searched|no field of the records/i,
  /takes a (?:form|file|body|bare list)|sent is not said|already; it is not used/i,
  /something else|inside a record/i,
  /names a record|codes|refer|looks like an id|several things|stands behind/i,
];

const costOf = ({ what }: OpenEntry): number => {
  const found = COSTS.findIndex((words) => words.test(what));
  return found < 0 ? COSTS.length : found;
};

/** Where a reference of the document leads, in words. */
const placeWords = (place: string): string =>
  place
    .replace(/^#\/(?:components\/schemas|definitions)\//, 'schema ')
    .replaceAll('/properties/', '.')
    .replaceAll('/items', '[]');

/** A sentence without the names and numbers in it: what two notes have in common. */
const common = (text: string): string =>
  text
    .replace(/from \S+ to \S+/g, 'from … to …')
    .replace(/"[^"]*"/g, '"…"')
    .replace(/'[^']*'/g, "'…'")
    .replace(/\d+(?:, \d+| or \d+)*/g, '…');

/** Words that hold for all: the first where they say the same, else with gaps for what differs. */
function wordsOfAll(texts: readonly string[]): string {
  const [first = ''] = texts;
  return texts.every((one) => one === first) ? first : common(first);
}

function entryOf(notes: readonly Note[]): OpenEntry {
  return {
    what: wordsOfAll(notes.map(({ what }) => what)),
    write: notes[0]?.write ?? '',
    places: [...new Set(notes.map(({ place }) => placeWords(place)))],
  };
}

function loneEntry(lone: readonly Operation[]): OpenEntry[] {
  if (lone.length === 0) return [];
  return [
    {
      what:
        lone.length === 1
          ? '1 call belongs to no records that can be listed; it is not used.'
          : `${lone.length} calls belong to no records that can be listed; they are not used.`,
      places: lone.map(({ place }) => place),
      write: 'A call of a page in resources, or nothing.',
    },
  ];
}

/** Everything a document leaves open, one entry a sentence, what costs most first. */
export function openEntries(notes: readonly Note[], lone: readonly Operation[]): OpenEntry[] {
  const said = [...groupBy(notes, ({ what }) => common(what)).values()].map(entryOf);
  return [...said, ...loneEntry(lone)].sort(
    (a, b) => costOf(a) - costOf(b) || b.places.length - a.places.length || a.what.localeCompare(b.what),
  );
}

/** Places that are named with a sentence; the others are counted. */
const FEW = 5;

function placeLine(places: readonly string[]): string {
  const shown = places.slice(0, FEW);
  const more = places.length - shown.length;
  return `    at ${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

/** Entries as lines, no more of them than a person reads. */
export function entryLines(entries: readonly OpenEntry[]): string[] {
  const shown = entries.length > MOST_ENTRIES ? entries.slice(0, MOST_ENTRIES - 1) : entries;
  const rest = entries.slice(shown.length);
  return [
    ...shown.flatMap(({ what, places, write }) => [`  ${what}`, placeLine(places), `    write: ${write}`]),
    ...(rest.length > 0
      ? [
          `  ${rest.length} more sentences about ${rest.reduce((sum, one) => sum + one.places.length, 0)} places; --only tells them for some entities.`,
        ]
      : []),
  ];
}
