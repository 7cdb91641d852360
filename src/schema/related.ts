import type { CallSpec } from './call';
import type { KeyOf } from './field';
import type { Measures } from './measure/measure';
import type { CallBlock, Block, Every } from './report/block';

/**
 * Records of another resource that belong to this one: a tab of the detail page, open to whoever has that resource's
 * own menu.
 *
 * @public
 */
export interface RelatedList<F> {
  /** Schema whose list it is. */
  readonly resource: string;
  /** Their filter: our field, or `'id'`. What is made there begins with it. */
  readonly by: Readonly<Record<string, KeyOf<F> | 'id'>>;
  /** Needs this code on our route besides. */
  readonly permission?: string;
  /** Columns of theirs that are not shown, besides those `by` names. */
  readonly without?: readonly string[];
  /**
   * `false`: no menu leads to them, they are a part of this record. Open with this page, and what can be done there
   * needs this route's codes.
   */
  readonly menu?: false;
}

/**
 * A tab of a record's page: the list of another resource, or a block of figures asked with the record's id and the
 * fields that `send` names. Label: `resources.<name>.related.<key>`.
 *
 * @public
 */
export type Related<F, M> = RelatedList<F> | Exclude<Block<F, M>, { readonly kind: 'list' | 'tree' }>;

/** The same when neither fields nor measures are known. @public */
export type AnyRelated = RelatedList<Readonly<Record<string, never>>> | CallBlock;

/** Figures above a list, about everything its filters find: the cloud's `general` call, asked with them. @public */
export interface ListSummary<M = Measures> {
  readonly call: CallSpec;
  readonly show: readonly KeyOf<M>[];
  /** Where in `data` the figures are. */
  readonly at?: string;
  /** Asked again so often. Default: with the list. */
  readonly refresh?: Every;
}

/**
 * Whether an entry of `related` shows records of another resource; the others are blocks of figures.
 *
 * @example Object.values(depot.related).filter(isRelatedList).map(({ resource }) => resource) // ['stock/shelf']
 * @public
 */
export const isRelatedList = (related: AnyRelated): related is RelatedList<Readonly<Record<string, never>>> =>
  'resource' in related;
