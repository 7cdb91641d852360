import type { AnyValues } from './condition';
import type { Action } from './action';
import type { CallSpec } from './call';
import type { FieldValues, Id, KeyOf, ValueOf } from './field';

/** How a state feels: decides its colour and shape, never its words. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** A move of a record from one state to another. Everything of an action, and where it leads. */
export interface Transition<S, R = AnyValues> extends Omit<Action<R>, 'on'> {
  /** States it leads from. */
  readonly from: readonly S[];
  /** Absent: the state stays. */
  readonly to?: S;
}

/**
 * The states of a record and the ways between them. The detail page shows where the record stands,
 * its log, and the transitions open now: allowed by state, condition and grant.
 */
export interface WorkflowOn<F, K extends KeyOf<F>> {
  /** The enum field that holds the state. */
  readonly state: K;
  /** The usual way through, in order; states not named here are ends or detours. */
  readonly path?: readonly NonNullable<ValueOf<F[K]>>[];
  /** The moves, by key: actions over one record that are open in their states. */
  readonly transitions: Readonly<Record<string, Transition<NonNullable<ValueOf<F[K]>>, { id: Id } & FieldValues<F>>>>;
  /** The log of moves: rows with `time`, `user`, `action`, `from`, `to`, `remark`, unless named otherwise. */
  readonly log?: CallSpec;
}

/** A workflow on some field of the resource: the field named as `state` decides which states there are. */
export type WorkflowSpec<F> = { [K in KeyOf<F>]: WorkflowOn<F, K> }[KeyOf<F>];
