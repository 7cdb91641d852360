import { objectOf } from '@/schema';

/** One card of the overview as it was: texts and a picture, and nothing that can be pressed. */
export interface KeptCard {
  readonly title: string;
  /** What a line is of and its value, where it has one; `below`: a part of the line above. */
  readonly rows: readonly { readonly texts: readonly string[]; readonly below?: boolean }[];
  /** Of a chart, as data URL. */
  readonly picture?: string;
  /** Names of its series with their colors. */
  readonly legend?: readonly { readonly name: string; readonly color: string }[];
}

/** The overview as it was last seen whole. Kept for its user alone, as all that `writeUserMemory` keeps. */
export interface KeptOverview {
  /** Epoch milliseconds, and the same as the console wrote it. */
  readonly at: number;
  readonly time: string;
  /** Its heading, and the platform it is of. */
  readonly title: string;
  readonly place: string;
  /** What its pictures were drawn for. */
  readonly mode: 'light' | 'dark';
  readonly cards: readonly KeptCard[];
}

/** Key of the kept overview in the memory of the user. */
export const KEPT = 'lastOverview';

/** How the page without a network looks: nothing of a person. Absent: the installation wants none of it. */
export interface OfflineLook {
  readonly title: string;
  readonly language: string;
  readonly accent: { readonly light: string; readonly dark: string };
}

/** Key of the look in the storage of the browser. It stays when somebody signs out. */
export const LOOK = 'offlineLook';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readCard(value: unknown): KeptCard {
  const { title, rows, picture, legend } = objectOf(value);
  return {
    title: text(title),
    rows: list(rows).map((row) => ({
      texts: list(objectOf(row).texts).map(text),
      below: objectOf(row).below === true,
    })),
    ...(text(picture).startsWith('data:image/') && { picture: text(picture) }),
    legend: list(legend).map((one) => ({ name: text(objectOf(one).name), color: text(objectOf(one).color) })),
  };
}

/** A kept overview from the storage of the browser, which anybody may have written. */
export function readKept(value: unknown): KeptOverview | undefined {
  const { at, time, title, place, mode, cards } = objectOf(value);
  if (typeof at !== 'number' || !Array.isArray(cards)) return undefined;
  const common = { at, time: text(time), title: text(title), place: text(place) };
  return { ...common, mode: mode === 'dark' ? 'dark' : 'light', cards: cards.map(readCard) };
}

export function readLook(value: unknown): OfflineLook {
  const { title, language, accent } = objectOf(value);
  const { light, dark } = objectOf(accent);
  return { title: text(title), language: text(language) || 'en', accent: { light: text(light), dark: text(dark) } };
}
