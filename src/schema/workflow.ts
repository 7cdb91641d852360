import type { Action } from './action/action';
import type { CallSpec } from './call';
import type { AnyValues, When } from './condition';
import type { Fields, FieldValues, Id, KeyOf, ValueOf } from './field';

/**
 * How a state feels: decides its color and shape, never its words. How bad an alarm is has four of them, from the worst
 * on: `error`, `serious`, `warning`, `info`.
 *
 * @public
 */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'serious' | 'error';

/**
 * A transition of a record from one state to another. Everything of an action, and where it leads. It is asked for in a
 * dialog, and sent with the state the record was read in, so that of two people who act at once one wins and the other
 * is told.
 *
 * @public
 */
export interface Transition<S = unknown, R = AnyValues> extends Omit<Action<R>, 'on' | 'bulk' | 'enabled' | 'confirm'> {
  /** States it leads from. */
  readonly from: readonly S[];
  /** Absent: the state stays. */
  readonly to?: S;
  /**
   * What must hold besides, by name; the reason where one does not is `resources.<name>.guards.<guard>`. Tested over
   * the record as the form leaves it: a guard that reads a field of the form is tested when the form is sent.
   */
  readonly guards?: Readonly<Record<string, When<R>>>;
  /** Asks why, in the field the workflow's `comment` names. */
  readonly comment?: 'optional' | 'required';
  /** `false`: never over a selection. Default: over a selection where nothing but the comment is asked. */
  readonly bulk?: boolean;
}

/** A field that holds a state, and the transitions between its values. @public */
export interface MachineOn<F, K extends KeyOf<F>> {
  /** The enum field that holds the state. What each state means: `resources.<name>.states.<field>.<state>`. */
  readonly state: K;
  /** By key: actions over one record that are open in their states. */
  readonly transitions: Readonly<Record<string, Transition<NonNullable<ValueOf<F[K]>>, { id: Id } & FieldValues<F>>>>;
}

/** A small workflow beside the main one: something asked for and decided while the record stays where it is. @public */
export type ParallelSpec<F, S = unknown> = {
  [K in KeyOf<F>]: MachineOn<F, K> & {
    /** States of the main workflow in which its transitions are open. */
    readonly within: readonly S[];
  };
}[KeyOf<F>];

/**
 * By when a state has to be left: the moment in a field, or so long after the record came to it (`since` of the
 * workflow).
 *
 * @public
 */
export type Limit<K extends string = string> = { readonly by: K } | { readonly hours: number };

/**
 * The states of a record and the ways between them. Detail pages draw it and show the log; lists are boards too. Open
 * is a transition in its states, for those who have its code, whose turn it is, while its guards hold.
 *
 * @public
 */
export interface WorkflowOn<F, K extends KeyOf<F>, S = NonNullable<ValueOf<F[K]>>> extends MachineOn<F, K> {
  /** The usual way through, in order; a new record begins with the first. States not named here are ends or detours. */
  readonly path?: readonly S[];
  /** The transitions are made elsewhere: drawn here, with the log, and never offered. */
  readonly readOnly?: boolean;
  /** Approvals and the like that go on at the same time, by key: `resources.<name>.parallel.<key>`. */
  readonly parallel?: Readonly<Record<string, ParallelSpec<F, S>>>;
  /** States that the cloud moves a record to by itself: no transition here leads to them. */
  readonly external?: readonly S[];
  /** States that saving the form leads out of: `{ signRejected: 'pendingSign' }`. */
  readonly onEdit?: { readonly [From in S & (string | number)]?: S };
  /** How long a record may stay, by state. */
  readonly limits?: { readonly [In in S & (string | number)]?: Limit<KeyOf<F>> };
  /** Field with the moment the record came to its state, for limits in hours. */
  readonly since?: KeyOf<F>;
  /** The one field in which transitions ask why: `{ opinion: text({ max: 255 }) }`. */
  readonly comment?: Fields;
  /**
   * The log of transitions: a call, or a field of the record. Rows have `time`, `user`, `action`, `from`, `to`,
   * `remark`, `changes`, unless `names` say otherwise.
   */
  readonly log?: CallSpec | { readonly field: KeyOf<F> };
}

/** A workflow on some field of the resource: the field named as `state` decides which states there are. @public */
export type WorkflowSpec<F> = { [K in KeyOf<F>]: WorkflowOn<F, K> }[KeyOf<F>];
