import type { CallSpec } from '../call';
import type { AnyValues, When } from '../condition';
import type { Fields, FieldValues, WireRow } from '../field';
import type { FieldConditions } from '../form';

/** What a round sends is made of this. @public */
export interface RoundTurn<V = AnyValues> {
  /**
   * The record the action is about; over a list, what ties it to the page it stands on.
   *
   * @example send: ({ record }) => ({ depotId: record.depotId })
   */
  readonly record: AnyValues;
  /**
   * What the round shows and asks.
   *
   * @example send: ({ values }) => ({ count: values.count })
   */
  readonly values: V;
  /**
   * Of it what was asked, as the wire has it, without what is empty.
   *
   * @example send: ({ wire }) => wire
   */
  readonly wire: WireRow;
  /**
   * The values of the rounds before, and the `taskId` of the last task.
   *
   * @example send: ({ before }) => ({ taskId: before.taskId })
   */
  readonly before: AnyValues;
}

/**
 * Something that takes its time: the call only begins it and answers `{taskId}`; how far it is comes every two seconds.
 *
 * @public
 */
export interface RoundTask {
  /**
   * Asked with `{taskId}`; what it answers fills the next round, also while it goes on. A `progress` of 0 to 100 is
   * drawn.
   */
  readonly call: CallSpec;
  /** Asked too, where the answer has no `list` of its own. */
  readonly list?: CallSpec;
  /** It is over, for better or worse. */
  readonly until: When<AnyValues>;
  /** It is over and came to nothing. */
  readonly failed?: When<AnyValues>;
  /** Seconds it may take. */
  readonly limit: number;
}

/** How a round is sent. Default: the record's id and what was asked. */
interface RoundCall<V> {
  readonly call?: CallSpec;
  /**
   * The call changes nothing, whatever its method: it only looks up what the next round shows. Where its answer is
   * lost, nothing was sent.
   */
  readonly reads?: true;
  send?(turn: RoundTurn<V>): object;
}

/** What an action done in rounds may be told. @public */
export interface RoundOptions<V> extends RoundCall<V> {
  /** What of a field depends on the others. */
  readonly when?: { readonly [K in keyof V]?: FieldConditions<V> };
  readonly task?: RoundTask;
  /** How many the round is about, on its button as `%{smart_count}`; with none it cannot be sent. */
  count?(values: V): number;
  /**
   * A sheet (xls, xlsx, at most 30 MB) may be uploaded in the place of what is typed; what the upload answers fills the
   * next round.
   */
  readonly sheet?: { readonly upload: CallSpec; readonly template: CallSpec };
  /** Sent in the place of `call` when this holds for what is known so far. */
  readonly instead?: RoundCall<V> & { readonly when: When<AnyValues>; readonly call: CallSpec };
}

/**
 * One round of an action that is a conversation with the cloud: fields that are asked, or shown where they are
 * read-only, and a call. What the call answers fills the next round; after the last one the action is done. A round
 * without fields is sent by itself, one without a call only tells how it ended. Texts:
 * `resources.<name>.actions.<key>.rounds.<round>.send | again | note | none | done | failed | running`.
 *
 * @public
 */
export interface Round extends RoundOptions<AnyValues> {
  readonly key: string;
  readonly fields: Fields;
}

/**
 * A round of an action: its key, its fields, and how it is sent. One without a call only tells how it ended; with
 * `task` the call begins something that takes its time.
 *
 * @example rounds: [round('search', { protocols: codes(['modbus', 'ocpp']) }, { call: 'POST discover' })]
 * @public
 */
export function round<const F extends Fields>(
  key: string,
  fields: F,
  options: RoundOptions<Partial<FieldValues<F>>> = {},
): Round {
  return { ...options, key, fields } as Round; // erased once here: it is only ever given the values of these fields
}
