import type { ComponentType } from 'react';
import type { AnyCell, AnyInput, CellProps, InputProps } from '@/fields/views';
import type { OwnBlockProps } from '@/report';
import type { AnyValues, Fields, KeyOf, RecordOf, Resource, ValueOf, When } from '@/schema';

/** The pages of a resource. @public */
export type ResourceView = 'list' | 'detail' | 'create' | 'edit';

/** Who sees a piece of a page. @public */
export interface PanelNeeds {
  /** Heading: `resources.<name>.panels.<key>`. */
  readonly key: string;
  /** Needs this code on the route; default: open with the page. */
  readonly permission?: string;
  /** Needs a menu that leads to this schema: what the panel shows is its list. */
  readonly schema?: string;
  /** Needs codes on the routes of other schemas, by schema: `{ 'iot/device': 'otaUpgrade' }`. */
  readonly grants?: Readonly<Record<string, string>>;
}

/** A piece of a detail page besides its fields. @public */
export interface Panel<R> extends PanelNeeds {
  /** It has a frame and a heading of its own, as a list has. */
  readonly bare?: boolean;
  readonly component: ComponentType<{ readonly record: R }>;
}

/**
 * A piece of a form below its fields that follows what is typed, beside the record as it is saved; it saves nothing.
 *
 * @public
 */
export interface FormPanel<R> extends PanelNeeds {
  readonly component: ComponentType<{ readonly draft: Partial<R>; readonly saved: Partial<R> }>;
}

/**
 * What a piece of an action's form is given: what is typed, the records it was started with, and whether it has been
 * sent.
 *
 * @public
 */
export interface ActionPanelProps<R> {
  readonly draft: AnyValues;
  readonly records: readonly R[];
  readonly sent: boolean;
}

/**
 * A piece of an action's form below its fields that follows what is typed: what the action will change. It sends
 * nothing.
 *
 * @public
 */
export interface ActionPanel<R> {
  readonly component: ComponentType<ActionPanelProps<R>>;
  /**
   * Once sent, the dialog stays with this piece alone, which tells what did change. Of actions with a form of their
   * own; not of those that `load`.
   */
  readonly stays?: boolean;
}

/**
 * The way from a record to a page about it, or on to what belongs to it; there when a menu leads to it. Label:
 * `resources.<name>.links.<key>`. A link says one of `from`, `finds` and `makes`, or none: then the page is about this
 * record.
 *
 * @public
 */
export interface RecordLink<K extends string = string> {
  readonly key: string;
  /** Page key or schema name, as menus name it. */
  readonly page: string;
  /** Query parameter that carries the record's id. Default `id`. */
  readonly param?: string;
  /**
   * The field that holds the id instead: the page is about another record, the home of a controller. Without a value
   * there is no link.
   */
  readonly from?: K;
  /**
   * Opens the list of `page`, searched by this record: `{ deviceSn: 'controllerSn' }` is their filter, our field.
   * Without a value there is no link.
   */
  readonly finds?: Readonly<Record<string, K>>;
  /**
   * Opens the form of a new one, filled in from this record: `{ leadId: 'id', name: 'customerName' }` is their field,
   * our field. Needs their `create`.
   */
  readonly makes?: Readonly<Record<string, K>>;
  /** Absent when false. */
  readonly visible?: When<AnyValues>;
}

/** What a bespoke action dialog is given. @public */
export interface ActionProps<R> {
  readonly records: readonly R[];
  close(): void;
}

/**
 * What a schema cannot say, in `resources/<schema name>.views.tsx`: components that replace one cell, input,
 * action dialog or page of a resource without giving up the rest. Typed by the schema; found by its name.
 *
 * @public
 */
export interface ResourceViews<F extends Fields, A extends string, R> {
  readonly cells?: { readonly [K in KeyOf<F>]?: ComponentType<CellProps<ValueOf<F[K]>>> };
  readonly details?: { readonly [K in KeyOf<F>]?: ComponentType<CellProps<ValueOf<F[K]>>> };
  readonly inputs?: { readonly [K in KeyOf<F>]?: ComponentType<InputProps<ValueOf<F[K]>>> };
  readonly panels?: readonly Panel<R>[];
  readonly formPanels?: readonly FormPanel<R>[];
  readonly actionPanels?: { readonly [K in A]?: ActionPanel<R> };
  /**
   * The first page about the record that is granted is where a row of the list leads; they stand before its actions,
   * ways to others after them in rows.
   */
  readonly links?: readonly RecordLink<KeyOf<F> | 'id'>[];
  readonly actions?: { readonly [K in A]?: ComponentType<ActionProps<R>> };
  /** Dialogs of transitions of the workflow, by their keys, in the place of the one that asks for them. */
  readonly transitions?: Readonly<Record<string, ComponentType<ActionProps<R>>>>;
  /** The `own` blocks of `related`, by their keys; `place.params` is the record. */
  readonly related?: Readonly<Record<string, ComponentType<OwnBlockProps> | undefined>>;
  /** Whole pages; those of one record are given its id. */
  readonly pages?: { readonly [P in ResourceView]?: ComponentType<{ readonly id?: string }> };
  /** Stands between the heading of the list and its rows, on its own page. */
  readonly above?: ComponentType;
}

/** The same when the resource is not known. @public */
export interface AnyViews {
  readonly cells?: Readonly<Record<string, AnyCell | undefined>>;
  readonly details?: Readonly<Record<string, AnyCell | undefined>>;
  readonly inputs?: Readonly<Record<string, AnyInput | undefined>>;
  readonly panels?: readonly Panel<never>[];
  readonly formPanels?: readonly FormPanel<never>[];
  readonly actionPanels?: Readonly<Record<string, ActionPanel<never> | undefined>>;
  readonly links?: readonly RecordLink[];
  readonly actions?: Readonly<Record<string, ComponentType<ActionProps<never>> | undefined>>;
  readonly related?: Readonly<Record<string, ComponentType<OwnBlockProps> | undefined>>;
  readonly pages?: ResourceViews<Fields, string, never>['pages'];
  readonly above?: ComponentType;
}

declare module '@/data/registry/resourceViews' {
  interface ResourceViews extends AnyViews {}
}

/**
 * Default export of `resources/<schema name>.views.tsx`.
 *
 * @example export default defineViews(device, { cells: { power: PowerCell } })
 * @public
 */
export function defineViews<F extends Fields, A extends string>(
  _resource: Resource<F, A>,
  views: ResourceViews<F, A, RecordOf<Resource<F, A>>>,
): AnyViews {
  const { transitions, ...own } = views;
  // erased once here: the registry finds it by the same name as the schema
  return (transitions ? { ...own, actions: { ...own.actions, ...transitions } } : own) as unknown as AnyViews;
}

declare module '@/data/registry/resourceViews' {
  // what `useResource().views` holds
  interface ResourceViews extends AnyViews {}
}
