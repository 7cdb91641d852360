import { objectOf } from '../objectOf';
import type { CallSpec } from '../call';
import type { Exact } from '../field';
import type {
  ChartBlock,
  FiguresBlock,
  KindBlock,
  ListBlock,
  OwnBlock,
  SensitivityBlock,
  Series,
  TableBlock,
  TreeBlock,
} from './block';
import type { Behaviour } from './behaviour';
import type { BlockKind } from './blockFacts';

type Nothing = Readonly<Record<never, never>>;
type More<B> = Omit<
  B,
  | 'kind'
  | 'call'
  | 'show'
  | 'series'
  | 'columns'
  | 'resource'
  | 'given'
  | 'picks'
  | 'visible'
  | 'send'
  | 'inputs'
  | 'groups'
  | 'facts'
  | 'figure'
  | 'belowZero'
  | 'with'
  | 'unit'
  | 'of'
>;
/**
 * Options as a builder takes them. Names of parameters and measures are held against the report's where the block
 * stands in one.
 */
interface Loose {
  readonly visible?: object;
  readonly send?: readonly string[];
  readonly inputs?: readonly string[];
}
type FiguresOptions = Loose &
  More<FiguresBlock<Nothing, Nothing>> & { readonly unit?: string; readonly facts?: readonly string[] };
type ChartOptions = Loose &
  More<ChartBlock<Nothing, Nothing>> & {
    readonly figure?: string;
    readonly belowZero?: string | readonly string[];
    readonly with?: readonly Behaviour[];
  };
type TableOptions = Loose & More<TableBlock<Nothing, Nothing>>;
type ListOptions = Loose & More<ListBlock<Nothing>>;
type TreeOptions = Loose & More<TreeBlock<Nothing>>;
type SensitivityOptions = Loose & More<SensitivityBlock<Nothing, Nothing>>;
type OwnOptions = Loose & More<OwnBlock<Nothing>>;
type KindOptions = Loose & More<KindBlock<Nothing>> & { readonly call?: CallSpec };

/**
 * Figures of these measures beside each other, as tiles. Without a call they are read from the report's `answer`.
 *
 * @example figures('POST general', ['generation', 'selfUse'])
 * @public
 */
export function figures<const S extends readonly string[], const O extends FiguresOptions = Nothing>(
  call: CallSpec,
  show: S,
  more?: Exact<O, FiguresOptions>,
): { readonly kind: 'figures'; readonly call: CallSpec; readonly show: S } & NoInfer<O>;
export function figures<const S extends readonly string[], const O extends FiguresOptions = Nothing>(
  show: S,
  more?: Exact<O, FiguresOptions>,
): { readonly kind: 'figures'; readonly show: S } & NoInfer<O>;
export function figures(...given: readonly unknown[]): object {
  const [call, show, more] = splitCall(given);
  return { kind: 'figures', ...call, show, ...objectOf(more) };
}

type Groups = Readonly<Record<string, readonly string[]>>;

/**
 * Figures on cards with a title each: `resources.<report>.groups.<block>.<group>`.
 *
 * @example figureGroups('POST summary', { bought: ['importVolume', 'exportVolume'], made: ['generation'] })
 * @public
 */
export function figureGroups<const G extends Groups, const O extends FiguresOptions = Nothing>(
  call: CallSpec,
  groups: G,
  more?: Exact<O, FiguresOptions>,
): {
  readonly kind: 'figures';
  readonly call: CallSpec;
  readonly show: readonly G[keyof G][number][];
  readonly groups: G;
} & NoInfer<O> {
  const show: readonly G[keyof G][number][] = [...new Set(Object.values(groups).flat())];
  return { kind: 'figures', call, show, groups, ...((more ?? {}) as O) };
}

/**
 * A chart of these series. Without a call they are read from the report's `answer`.
 *
 * @example chart('POST list', [...bars(['selfUse', 'exportVolume'], 'use'), line('equivalentHours')])
 * @public
 */
export function chart<const S extends readonly Series[], const O extends ChartOptions = Nothing>(
  call: CallSpec,
  series: S,
  more?: Exact<O, ChartOptions>,
): { readonly kind: 'chart'; readonly call: CallSpec; readonly series: S } & NoInfer<O>;
export function chart<const S extends readonly Series[], const O extends ChartOptions = Nothing>(
  series: S,
  more?: Exact<O, ChartOptions>,
): { readonly kind: 'chart'; readonly series: S } & NoInfer<O>;
export function chart(...given: readonly unknown[]): object {
  const [call, series, more] = splitCall(given);
  return { kind: 'chart', ...call, series, ...objectOf(more) };
}

/**
 * Rows of figures: columns are `time`, parameters, measures and the report's own fields. Without a call they are read
 * from the report's `answer`.
 *
 * @example table('POST page', ['time', 'depotId', 'generation'], { totals: true })
 * @public
 */
export function table<const C extends readonly string[], const O extends TableOptions = Nothing>(
  call: CallSpec,
  columns: C,
  more?: Exact<O, TableOptions>,
): { readonly kind: 'table'; readonly call: CallSpec; readonly columns: C } & NoInfer<O>;
export function table<const C extends readonly string[], const O extends TableOptions = Nothing>(
  columns: C,
  more?: Exact<O, TableOptions>,
): { readonly kind: 'table'; readonly columns: C } & NoInfer<O>;
export function table(...given: readonly unknown[]): object {
  const [call, columns, more] = splitCall(given);
  return { kind: 'table', ...call, columns, ...objectOf(more) };
}

/**
 * The list of a resource with filters that the report gives: `{ their filter: our parameter }`.
 *
 * @example list('alarm/alarm', { depotId: 'depotId' })
 * @public
 */
export function list<const G extends Readonly<Record<string, string>>, const O extends ListOptions = Nothing>(
  resource: string,
  given: G,
  more?: Exact<O, ListOptions>,
): { readonly kind: 'list'; readonly resource: string; readonly given: G } & NoInfer<O> {
  return { kind: 'list', resource, given, ...((more ?? {}) as O) };
}

/**
 * A tree beside the page; what is chosen in it is that parameter, or those parameters.
 *
 * @example tree('POST depot/tree', 'depotId')
 * @public
 */
export function tree<const K extends string | readonly string[], const O extends TreeOptions = Nothing>(
  call: CallSpec,
  picks: K,
  more?: Exact<O, TreeOptions>,
): { readonly kind: 'tree'; readonly call: CallSpec; readonly picks: K } & NoInfer<O> {
  return { kind: 'tree', call, picks, ...((more ?? {}) as O) };
}

/**
 * Which inputs of a calculator move these results most. Reads the report's `answer`.
 *
 * @example sensitivity(['npv', 'paybackPeriod'])
 * @public
 */
export function sensitivity<const K extends readonly string[], const O extends SensitivityOptions = Nothing>(
  of: K,
  more?: Exact<O, SensitivityOptions>,
): { readonly kind: 'sensitivity'; readonly of: K } & NoInfer<O> {
  return { kind: 'sensitivity', of, ...((more ?? {}) as O) };
}

/**
 * A block of a kind of one's own, as its builder makes it.
 *
 * @example const gauge = (call: CallSpec) => blockOf({ name: 'gauge', facts: { measures: ['soc'] }, ui }, { call })
 * @public
 */
export function blockOf<const O extends KindOptions = Nothing>(
  kind: BlockKind,
  more?: Exact<O, KindOptions>,
): { readonly kind: 'kind'; readonly of: BlockKind } & NoInfer<O> {
  return { kind: 'kind', of: kind, ...((more ?? {}) as O) };
}

/**
 * A component of the report's views under the block's key, with the answer of its call if it has one.
 *
 * @example own('POST flow', { refresh: '30 s' })
 * @public
 */
export function own<const O extends OwnOptions = Nothing>(
  call?: CallSpec,
  more?: Exact<O, OwnOptions>,
): { readonly kind: 'own'; readonly call?: CallSpec } & NoInfer<O> {
  return { kind: 'own', ...(call !== undefined && { call }), ...((more ?? {}) as O) };
}

/**
 * Bars of these measures; with `stack` they stand on each other.
 *
 * @example bars(['generation', 'consumption'], 'volume')
 * @public
 */
export function bars<const K extends readonly string[]>(
  keys: K,
  stack?: string,
): { readonly [I in keyof K]: { readonly of: K[I]; readonly as: 'bar'; readonly stack?: string } } {
  const made: readonly Series[] = keys.map((of) => ({ of, as: 'bar', ...(stack !== undefined && { stack }) }));
  // mapped one by one, which `map` cannot say of a tuple
  return made as { readonly [I in keyof K]: { readonly of: K[I]; readonly as: 'bar'; readonly stack?: string } };
}

/**
 * A series drawn as bars: amounts of intervals.
 *
 * @example bar('generation', { stack: 'supply' })
 * @public
 */
export const bar = <const K extends string>(of: K, options: Omit<Series, 'of' | 'as'> = {}) =>
  ({ ...options, of, as: 'bar' }) as const;
/**
 * A series drawn as a line: values at moments.
 *
 * @example line('planPower', { dashed: true })
 * @public
 */
export const line = <const K extends string>(of: K, options: Omit<Series, 'of' | 'as'> = {}) =>
  ({ ...options, of, as: 'line' }) as const;
/**
 * A series drawn as a filled line: power over time.
 *
 * @example area('ownPower', { stack: 'supply' })
 * @public
 */
export const area = <const K extends string>(of: K, options: Omit<Series, 'of' | 'as'> = {}) =>
  ({ ...options, of, as: 'area' }) as const;
/**
 * A series drawn in steps: what holds until the next value, as prices do.
 *
 * @example step('price')
 * @public
 */
export const step = <const K extends string>(of: K, options: Omit<Series, 'of' | 'as'> = {}) =>
  ({ ...options, of, as: 'step' }) as const;

/** A call may come first; a list never is one. */
function splitCall(given: readonly unknown[]): [call: { readonly call?: unknown }, what: unknown, more: unknown] {
  return Array.isArray(given[0]) ? [{}, given[0], given[1]] : [{ call: given[0] }, given[1], given[2]];
}
