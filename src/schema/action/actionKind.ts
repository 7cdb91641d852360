import type { ComponentType } from 'react';
import type { Action, ActionEntry } from './action';
import type { CallSpec } from '../call';
import type { AnyRecord, Fields, Id, WireRow } from '../field';
import type { Finding } from '../lint/finding';
import type { Resource } from '../resource';

/** How far a started action is, and what its dialog can do. @public */
export interface ActionRun {
  readonly busy: boolean;
  /** Why the last try failed, while its dialog is open. */
  readonly error: unknown;
  /** So many of the chosen records are left out: it cannot be done to them. */
  readonly skipped?: number;
  /** Over the records it was started with, or over what they have become meanwhile. */
  send(values?: Readonly<Record<string, unknown>>, records?: readonly AnyRecord[]): void;
  /** These records were changed in another way than by `send`. */
  done(ids: readonly Id[]): void;
  close(): void;
}

/** What the dialog of an action is given. @public */
export interface ActionDialogProps {
  readonly run: ActionRun;
  readonly entry: ActionEntry;
  readonly records: readonly AnyRecord[];
  /** Its name in the user's language. */
  readonly title: string;
  /** It was carried out; what it told stays to be read. */
  readonly sent: boolean;
}

/** What the reference backend knows when an action of a kind is called. @public */
export interface KindCall {
  readonly action: Action;
  /** The record as it is kept; undefined over a list. */
  readonly row: WireRow | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * What an action is: what it may be given, what it calls, what draws it. Schemas write options, and the kind follows
 * from them; a kind of one's own is one folder, and its builder makes the action (`actionOf`).
 *
 * @example
 *   const poll = (call: CallSpec) =>
 *     actionOf({ name: 'poll', reads: true, calls: () => ({ poll: call }), ui: dialog });
 * @public
 */
export interface ActionKind {
  readonly name: string;
  /** It is there to be read: nothing is sent, and an address may open it. */
  readonly reads?: true;
  /** It is about the list as a whole: one call with all `{ids}`, told as one. */
  readonly whole?: true;
  /** Its dialog needs room, whatever is in it. */
  readonly wide?: true;
  /** Its calls by name; all want the permission of the action. */
  readonly calls?: (action: Action) => Readonly<Record<string, CallSpec | undefined>>;
  /** Fields that it shows or asks, by where they stand, so that their texts and options are checked. */
  readonly fields?: (action: Action) => Readonly<Record<string, Fields>>;
  /** What is wrong with what it was given. */
  readonly check?: (resource: Resource, key: string, action: Action) => Finding[];
  /** What the reference backend answers a call of `calls`, and what of the record it changes. */
  readonly answer?: (name: string, call: KindCall) => { readonly data?: unknown; readonly change?: WireRow };
  /** What draws it. */
  readonly ui?: () => Promise<{ readonly default: ComponentType<ActionDialogProps> }>;
}

type Given = (action: Action) => boolean;

/** Kinds that are told by what an action is given, the first that fits. */
const GIVEN: readonly (readonly [ActionKind, Given])[] = [
  [{ name: 'files' }, ({ previews }) => previews !== undefined],
  [
    {
      name: 'rounds',
      fields: ({ rounds = [] }) => Object.fromEntries(rounds.map((round) => [`rounds.${round.key}`, round.fields])),
    },
    ({ rounds }) => rounds !== undefined,
  ],
  [{ name: 'arrange', whole: true }, ({ arranges }) => arranges === true],
  [{ name: 'openList' }, ({ lists }) => lists !== undefined],
  [{ name: 'paper', reads: true, wide: true }, ({ paper }) => paper !== undefined],
  [{ name: 'traces', reads: true }, ({ traces }) => traces !== undefined],
  [{ name: 'show', reads: true }, ({ call, load }) => call === undefined && load !== undefined],
  [{ name: 'form' }, ({ call, form, load }) => call !== undefined && (form !== undefined || load !== undefined)],
  [{ name: 'call' }, ({ call }) => call !== undefined],
];

/** It does nothing by itself: a component of the resource's views does (`actions.<key>`). */
const OWN: ActionKind = { name: 'own' };

/**
 * What an action is, by what its schema says of it.
 *
 * @example kindOf({ on: 'row', call: 'POST start' }).name // 'call'
 * @public
 */
export const kindOf = (action: Action): ActionKind =>
  action.kind ?? GIVEN.find(([, isGiven]) => isGiven(action))?.[0] ?? OWN;

/**
 * Names of all kinds of which an action has options, in a fixed order; of two of them only one may be given. Empty for
 * an action that is only a call or a form.
 *
 * @example kindsGiven({ on: 'row', paper: { sections: ['main'] }, lists: 'iot/alarm' }) // ['openList', 'paper']
 * @public
 */
export const kindsGiven = (action: Action): string[] => {
  const alone = GIVEN.slice(0, 6).flatMap(([{ name }, isGiven]) => (isGiven(action) ? [name] : []));
  return action.kind ? [...alone, action.kind.name] : alone;
};

/**
 * All fields that an action shows or asks, by where they stand: `form`, `shows`, and what its kind adds. Empty where it
 * has none.
 *
 * @example Object.keys(actionFields({ on: 'row', call: 'POST reset', form: { reason: text() } })) // ['form']
 * @public
 */
export const actionFields = (action: Action): Readonly<Record<string, Fields>> => ({
  ...(action.form && { form: action.form }),
  ...(action.shows && { shows: action.shows }),
  ...kindOf(action).fields?.(action),
});
