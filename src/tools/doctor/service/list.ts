import { callPage, type Page } from '@/api';
import { invokePage } from '@/data/internal';
import type { AnyValues, Call, Resource, ServiceWire } from '@/schema';
import type { Exchange } from '../examineBackend';
import type { Level, About, Notebook } from '../notebook';

/** Few enough that most lists have a second page. */
export const SIZE = 4;

/** A list of a foreign service while it is examined. */
export interface ExaminedList {
  readonly resource: Resource;
  readonly call: Call;
  readonly prefix: string;
  /** What is said of the service in the schemas. */
  readonly wire: ServiceWire;
  /** The last exchange, as it went over the line. */
  readonly last: () => Exchange | undefined;
  /** Writes a finding down, of this list. */
  note(level: Level, about: About, text: string): void;
}

/** A finding about one list begins with its name. */
export const noteOf =
  (book: Notebook, name: string): ExaminedList['note'] =>
  (level, about, text) =>
    book.note(level, about, `${name}: ${text}`);

export const rowsOf = ({ rows }: Page): readonly Readonly<Record<string, unknown>>[] =>
  rows.filter((row): row is Readonly<Record<string, unknown>> => typeof row === 'object' && row !== null);

/** Whether two pages are the same. */
export const isSame = (one: Page, other: Page): boolean => JSON.stringify(one.rows) === JSON.stringify(other.rows);

const orNothing = async (work: Promise<Page>): Promise<Page | undefined> => work.catch(() => undefined);

/** The rows that the call answers to parameters by its names for them; undefined when it refuses. */
export const tried = async (call: Call, params: AnyValues): Promise<Page | undefined> =>
  orNothing(invokePage(call, params, { quiet: true }));

/** The same to parameters as they are sent, besides those the call always sends. */
export const triedAs = async ({ method, path, at, shape, fixed }: Call, params: object): Promise<Page | undefined> =>
  orNothing(callPage({ method, path, at, shape, params: { ...fixed, ...params }, quiet: true }));

/** Where the words of a wire are written. */
export const writeInto = (prefix: string, words: string): string =>
  `Write ${words} into the wire of service('${prefix}')`;
