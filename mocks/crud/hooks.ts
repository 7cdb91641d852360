import type { Actor } from '../account/actor';
import type { FieldRefusal } from '../core/refusal';
import type { Incoming } from '../core/incoming';
import type { Locale } from '../core/texts';
import type { Doc } from '../store/store';
import type { Sets } from '../workflow/sets';

/** A form that was sent, read and checked. */
export interface Draft {
  /** The row as it will be kept, by wire names. */
  readonly row: Doc;
  /** The values it was made of, by field. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Passwords of sealed fields, in plain; kept nowhere. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly incoming: Incoming;
}

/** A transition of a workflow that has been checked and done. */
export interface CompletedTransition {
  /** Key of the transition. */
  readonly key: string;
  readonly before: Doc;
  /** What the form said, by field. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Now on the clock of the record. */
  readonly now: string;
  readonly incoming: Incoming;
}

/** An action over a record that is granted, open now, and whose form was checked. */
export interface Acting {
  readonly row: Doc;
  /** What the form said, by field. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly incoming: Incoming;
}

/** What a schema cannot say about a resource's records. Everything is optional. */
export interface CrudHooks {
  /**
   * All the records there are, where they are those of another resource. Default: the collection named as the resource.
   */
  rows?(): readonly Doc[];
  /** Whether somebody may see a row. Default: rows of his tenant and of none; the operator sees all. */
  scope?(row: Doc, actor: Actor): boolean;
  /**
   * Whether somebody who sees a row may change it, delete it and act on it. Default: rows of no tenant are changed by
   * the operator alone.
   */
  changeable?(row: Doc, actor: Actor): boolean;
  /** Unique fields are unique over all tenants, not within one. */
  readonly uniqueEverywhere?: boolean;
  /** The row as it is answered: counts added, secrets left out, words in the language of the call. */
  present?(row: Doc, actor: Actor, locale: Locale): Doc;
  /**
   * Properties that are made each time they are answered, by wire name, after `present`. A list makes them only for the
   * rows it shows, unless it is narrowed or ordered by them: for what costs time over ten thousand rows.
   */
  readonly computed?: Readonly<Record<string, (row: Doc, actor: Actor, locale: Locale) => unknown>>;
  /**
   * How long what `computed` says holds, so that lists keep it: until documents of these collections change (its own
   * always count), and until a moment after now, both epoch ms. Only where it says the same to everybody. Absent: made
   * for each list anew.
   */
  readonly holds?: { readonly of: readonly string[]; until(now: number): number };
  /**
   * What a row adds to a figure above the list (`list.summary`), by measure. Default: its field of that name; of
   * `…Count` each row is one.
   */
  readonly summary?: Readonly<Record<string, (row: Doc, actor: Actor) => number | null>>;
  /**
   * Numbers of new rows that are no `serial` fields of the schema, by wire name: `{ orderNo: 'WO-{yyyyMMdd}-{000}' }`.
   */
  readonly serials?: Readonly<Record<string, string>>;
  /**
   * What actions write into the record besides what they send and ask, by their keys: `{ release: () => ({ state: 1 })
   * }`. Throws a refusal.
   */
  readonly acts?: Readonly<Record<string, (acting: Acting) => Readonly<Record<string, unknown>> | undefined>>;
  /**
   * What transitions write into the record besides their forms, by their keys: `{ permit: { permitTime: atNow } }`.
   * Seeds write the same.
   */
  readonly sets?: Readonly<Record<string, Sets>>;
  /** Tests of filter parameters that are no field of the row. */
  readonly filters?: Readonly<Record<string, (row: Doc, value: string) => boolean>>;
  /** Last month (`yyyy-MM`) whose bill is made already of whom versions are of: none may begin in it, nor before. */
  billedUntil?(of: string): string | undefined;
  /** More that is wrong with a form, by field. Throws a refusal for what belongs to no field. */
  check?(draft: Draft, before: Doc | undefined): Readonly<Record<string, FieldRefusal>> | undefined;
  /** Completes a new row before it is kept. */
  create?(draft: Draft): Doc | Promise<Doc>;
  /** Completes a changed row before it is kept. */
  edit?(draft: Draft, before: Doc): Doc | Promise<Doc>;
  /** Completes a moved row before it is kept: times, who did it, what an approval changes. */
  transitioned?(row: Doc, transition: CompletedTransition): Doc;
  /** After a new row is kept. */
  created?(row: Doc, draft: Draft): void | Promise<void>;
  /** Refuses a deletion, before it is looked for who uses the record. */
  checkRemove?(row: Doc, incoming: Incoming): void;
  /** Refuses a deletion, or takes along what goes with it. Default: refused while other records refer to it. */
  remove?(row: Doc, incoming: Incoming): void;
}
