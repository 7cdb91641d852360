import type { ActionKind } from './actionKind';
import type { CallSpec } from '../call';
import type { AnyValues, When } from '../condition';
import type { Fields } from '../field';
import type { Section } from '../form';
import type { Round } from './round';
import type { Trace } from './trace';

/** Where an action stands: beside each row (and on its detail page), over a selection, or over the list. @public */
export type ActionPlace = 'row' | 'bulk' | 'page';

/**
 * Something to do besides the standard create, edit, delete.
 * Texts: `resources.<name>.actions.<key>.label | confirm | success`, else the common `actions.<key>.…`.
 * A hidden control is not protection: the server must refuse too.
 *
 * @public
 */
export interface Action<R = AnyValues> {
  /** Where it stands, one place or several. */
  readonly on: ActionPlace | readonly ActionPlace[];
  /**
   * The call; without one the action only opens its component (`actions` of the resource's views), or shows what `load`
   * answers.
   */
  readonly call?: CallSpec;
  /**
   * Asked, with the record's id (or `{ids}` of a selection), before its dialog opens: fills the form's fields of the
   * same names, and `shows`.
   */
  readonly load?: CallSpec;
  /** Read-only fields of what `load` answers, above the form. Without a `call` the action is a drawer to read. */
  readonly shows?: Fields;
  /**
   * Instead of all these: the name of a field with files, which are looked at in a dialog. Pictures are shown,
   * everything else opens in a tab of its own.
   */
  readonly previews?: Extract<keyof R, string>;
  /**
   * How figures of the record were computed, told in a drawer: each with its formula, its inputs, and what comes out of
   * them here.
   */
  readonly traces?: readonly Trace[];
  /** References below the `traces`: the records these come from. Default: every reference that has a value. */
  readonly sources?: readonly string[];
  /** The record as a paper in a drawer, to be printed or saved as PDF. */
  readonly paper?: Paper;
  /** Permission code. Default: the action's own name. `false`: open to whoever sees the list. */
  readonly permission?: string | false;
  /** Absent when false. */
  readonly visible?: When<R>;
  /** Shown but disabled when false, with `…actions.<key>.disabled` as the reason. */
  readonly enabled?: When<R>;
  /** Only for the users this field names by their ids (whose turn it is); for everybody while it names nobody. */
  readonly assignee?: Extract<keyof R, string>;
  /** Ask first, naming the record. */
  readonly confirm?: boolean;
  /** Destructive: colored, and never the default button. */
  readonly danger?: boolean;
  /** Sent besides `{id}` (or `{ids}`). */
  readonly send?: Readonly<Record<string, unknown>>;
  /** Fields of the record sent besides its id. */
  readonly sendFields?: readonly string[];
  /** Asked in a dialog and sent. Labels: `resources.<name>.fields.<field>`. */
  readonly form?: Fields;
  /** The dialog goes through these groups of the form's fields one after the other. */
  readonly steps?: readonly Section[];
  /** A conversation with the cloud, round by round, in the place of `call` and `form`. */
  readonly rounds?: readonly Round[];
  /**
   * Of an action over the list: its records are put in an order of one's own, by drag or by key, and sent as `{ids}`.
   */
  readonly arranges?: boolean;
  /** Opens the list of this schema in a dialog: records that have no page of their own. */
  readonly lists?: string;
  /** The answer is a file. */
  readonly download?: boolean;
  /** The answer holds a secret shown once with a copy button: the path of it in `data`. */
  readonly reveal?: string;
  /** Over a selection: one call with `{ids}`, or one call each with failures counted. Default `'each'`. */
  readonly bulk?: 'each' | 'ids';
  /**
   * A kind of one's own, given by its builder (`actionOf`). Default: what follows from the other options.
   *
   * @example actions: { ping: ping({ on: 'row', seconds: 5 }) }
   */
  readonly kind?: ActionKind;
}

/** Options that make an action a kind of its own. */
type KindOption = 'previews' | 'rounds' | 'arranges' | 'lists' | 'paper' | 'traces' | 'kind';

/** An action as a schema writes it: what cannot stand together (`paper` and `rounds`) does not compile. @public */
export type ActionSpec<R = AnyValues> = Action<R> &
  { readonly [K in KindOption]: { readonly [P in Exclude<KindOption, K>]?: never } }[KindOption];

/** Where buttons of actions stand. A record's own page shows what its row shows. @public */
export type ButtonPlace = ActionPlace | 'detail';

/** One thing that can be done at a place: standard (edit, delete) or declared by the schema. @public */
export interface ActionEntry {
  readonly key: string;
  readonly place: ButtonPlace;
  /** What the schema says of it; `{ on }` alone for the standard ones. */
  readonly action: Action;
  /** The action whose grant and conditions it shares; default: its own. */
  readonly as?: 'edit';
}

/** What of a record goes on paper. Its heading is what the record is, and its name. @public */
export interface Paper {
  /** Sections of the detail page by their keys, in the order of the paper. */
  readonly sections: readonly string[];
  /** Field of these that stands by itself at the end: what there is to pay. */
  readonly total?: string;
  /** A list among `related`: its records follow in their order, each with its name, its texts and its pictures. */
  readonly parts?: string;
}

/**
 * An action of a kind of one's own. What it is given is known to the kind its builder makes.
 *
 * @example const ping = (call: CallSpec) => actionOf({ name: 'ping', reads: true, calls: () => ({ ping: call }), ui })
 * @public
 */
export function actionOf<R>(
  kind: ActionKind,
  options: Omit<Partial<Action<R>>, KindOption> = {},
): Action<R> & { readonly [P in Exclude<KindOption, 'kind'>]?: never } {
  return { on: 'row', ...options, kind };
}

/**
 * An action that downloads a file of a record. It stands in each row unless `on` says otherwise; its permission code is
 * its key in `actions`.
 *
 * @example actions: { download: download('GET download') }
 * @public
 */
export function download<R>(
  call: CallSpec,
  options: Omit<Partial<Action<R>>, 'call' | 'download' | KindOption> = {},
): Action<R> & { readonly [P in KindOption]?: never } {
  return { on: 'row', ...options, call, download: true };
}
