import type { CallSpec } from '../call';
import type { When } from '../condition';
import type { Behaviour } from './behaviour';
import type { BlockKind } from './blockFacts';
import type { Fields, FieldValues, KeyOf } from '../field';
import type { Measures } from '../measure/measure';

/** `30 s`, `5 min`: how often something is asked for again while somebody looks. @public */
export type Every = `${number} ${'s' | 'min'}`;

/** What every block may say. Its heading: `resources.<report>.blocks.<key>`. @public */
export interface BlockBase<P> {
  /** Columns of twelve on a wide window; on a phone every block has the whole width. Default: by its kind. */
  readonly span?: 3 | 4 | 6 | 8 | 12;
  /**
   * Blocks with the same tab stand together on it: `resources.<report>.tabs.<tab>`. Without one it stands above the
   * tabs.
   */
  readonly tab?: string;
  /** Absent when false for the parameters. */
  readonly visible?: When<Partial<FieldValues<P>>>;
  /** Needs this code on the report's route. Default: open with the page. */
  readonly permission?: string;
  /**
   * Asked for again so often while somebody looks. Default: what the report says, else only when its parameters change.
   */
  readonly refresh?: Every;
  /** Where in `data` of the answer its part is: `'detail.rows'`. */
  readonly at?: string;
  /** Names of the parameters its call is sent. Default: all that have a value. */
  readonly send?: readonly KeyOf<P>[];
  /**
   * Names of the parameters that are chosen in its heading, because they are of it and its neighbours alone. All others
   * are chosen above the page.
   */
  readonly inputs?: readonly KeyOf<P>[];
}

/**
 * A call asked with the report's parameters. Absent where the report has one `answer`: then the block reads that, at
 * `at`.
 */
interface WithCall {
  readonly call?: CallSpec;
}

/**
 * Figures beside each other: tiles. Read from `{key: 12}`, `{key: {value, unit}}` or `[{type, value, unit}]`.
 *
 * @public
 */
export interface FiguresBlock<P, M, F = object> extends BlockBase<P>, WithCall {
  /** @example figures('POST general', ['volume', 'amount']) */
  readonly kind: 'figures';
  /** @example figures('POST general', ['volume', 'amount']) */
  readonly show: readonly KeyOf<M>[];
  /**
   * Cards with a title and some of the figures each, read from the part of the answer with that name: `{grid: {…}}` or
   * `[{type: 'grid', values: […]}]`. Titles: `resources.<report>.groups.<block>.<group>`. Made by `figureGroups`.
   *
   * @example figureGroups('POST general', { grid: ['toGrid', 'fromGrid'] })
   */
  readonly groups?: Readonly<Record<string, readonly KeyOf<M>[]>>;
  /**
   * Its figures are compared with those of the period before, or of the same days a year before, as somebody chooses
   * above the page; their call is asked a second time. `'previous'`: with the period before at first; `'offered'`: with
   * nothing until somebody chooses. The answer's own `<key>Change` (percent) is shown without asking.
   */
  readonly compare?: 'previous' | 'offered';
  /**
   * Lines instead of tiles: all that the answer has, each with what it is made of (`{name, type, value, unit,
   * children}`), in its own words where no measure knows it.
   */
  readonly parts?: boolean;
  /** Fields of the answer that are told above the figures: a state, when it was measured, the record behind it. */
  readonly facts?: readonly KeyOf<F>[];
  /** The parameter that says in which unit they are shown, those that can be converted to it: `c/kWh` or `EUR/MWh`. */
  readonly unit?: KeyOf<P>;
}

/** How one measure is drawn. @public */
export interface Series<K extends string = string> {
  readonly of: K;
  /**
   * Default `'line'`.
   *
   * @example step('price')
   */
  readonly as?: 'bar' | 'line' | 'area' | 'step';
  /** Series with one name stand on each other. */
  readonly stack?: string;
  /** A forecast, a plan; false: solid also after now, as the curve of the day before is. */
  readonly dashed?: boolean;
  /**
   * Below the axis whatever its sign, and negative in its table, too: what is regulated down beside what is regulated
   * up. `'drawn'`: in the picture alone, as what is exported or charged; tables keep the values of the answer.
   */
  readonly below?: boolean | 'drawn';
}

/**
 * A choice above a chart that is sent as one more parameter: `{ param: 'valueFormat', values: [1, 2] }`. Texts:
 * `resources.<report>.switches.<block>.<value>`.
 *
 * @public
 */
export interface BlockSwitch {
  readonly param: string;
  readonly values: readonly (string | number)[];
}

/**
 * A chart. Read from `{xlist, ylist: [{name, dataKey, unit, list}]}` (spec 02 §3), from several of them in one answer
 * (`{priceInfo: {…}, gridPower: {…}}`, each with its own times) or from rows with a `time` each. What a series is
 * follows from its measure; one that no measure knows is drawn in the server's words.
 *
 * @public
 */
export interface ChartBlock<P, M> extends BlockBase<P>, WithCall {
  /** @example chart('POST course', [bars('volume')]) */
  readonly kind: 'chart';
  /** @example chart('POST course', [bars('volume'), line('price')]) */
  readonly series: readonly Series<KeyOf<M>>[];
  /** Charts with one name move their cursors together. */
  readonly link?: string;
  readonly switch?: BlockSwitch;
  /** First is shown. Default by the first series: bar, line, table or line, bar, table. */
  readonly views?: readonly ('line' | 'bar' | 'pie' | 'table')[];
  /** The heading's figure: this measure's total, large beside the heading. */
  readonly figure?: KeyOf<M>;
  /** Where its series are named. Default `'top'`. */
  readonly legend?: 'top' | 'bottom';
  /** Pixels. Default 280, beside another chart 240. */
  readonly height?: number;
  /** The times this measure, or one of these, is below zero are shaded: a negative price. */
  readonly belowZero?: KeyOf<M> | readonly KeyOf<M>[];
  /** An answer has the series of what the site has: nothing is said of those that are missing. */
  readonly partial?: true;
  /**
   * The cloud's own file of the chart, asked for as the chart is: offered beside the pictures and figures the console
   * makes of it.
   */
  readonly download?: CallSpec;
  /** Rows of a page of its table. Default: all of them. */
  readonly pageSize?: number;
  /** Its values go on after now, which is marked also where the answer does not mark it. */
  readonly now?: true;
  /**
   * Its time axis begins and ends with its values, not with the day: seconds of the last hour, the hours of an order.
   */
  readonly fit?: true;
  /**
   * How series are drawn that are not declared: flows over borders nobody knows before. Those of one measure stand on
   * each other. Default: as the first is.
   */
  readonly others?: Pick<Series, 'as' | 'stack'>;
  /** What it does besides: `[runs({ … }), spans({ 1: 'good' })]`. Read only where a chart has it. */
  readonly with?: readonly Behaviour<KeyOf<M>>[];
  /** `category`: its labels are names and no times. Default: found out from the labels. */
  readonly axis?: 'time' | 'category';
}

/**
 * Rows of figures: a page of the cloud, or everything at once. Columns are `time`, parameters, measures, and the
 * report's own `fields`.
 *
 * @public
 */
export interface TableBlock<P, M, F = object> extends BlockBase<P>, WithCall {
  /** @example table('POST page', ['time', 'volume']) */
  readonly kind: 'table';
  /** @example table('POST page', ['time', 'volume']) */
  readonly columns: readonly (KeyOf<P> | KeyOf<M> | KeyOf<F> | 'time')[];
  /** A last row with the sums of what adds up: of all rows, or the server's own (`total` beside `list`). */
  readonly totals?: boolean;
  readonly pageSize?: number;
}

/**
 * The list of a resource, its filters given by the report's parameters: `{ depotId: 'depotId' }` is `their filter:
 * our parameter`.
 *
 * @public
 */
export interface ListBlock<P> extends BlockBase<P> {
  /** @example list('iot/device', { depotId: 'depotId' }) */
  readonly kind: 'list';
  /** @example list('iot/device', { depotId: 'depotId' }) */
  readonly resource: string;
  /** @example list('iot/device', { depotId: 'depotId' }) */
  readonly given: Readonly<Record<string, KeyOf<P>>>;
  /** A switch above it leaves out what is given: `resources.<report>.switches.<block>.all`. */
  readonly all?: true;
  /**
   * `false`: no menu leads to it, it is a part of this page: open with it, and what can be done there needs this
   * route's codes.
   */
  readonly menu?: false;
}

/**
 * A tree beside the page; what is chosen in it is the parameter `picks`. Nodes: `{id, name, children}`. Of several
 * parameters the first is that of a node itself, and a node without it is only opened; the others may be told by a node
 * above it.
 *
 * @public
 */
export interface TreeBlock<P> extends BlockBase<P>, WithCall {
  /** @example tree('POST tree', 'depotId') */
  readonly kind: 'tree';
  /** @example tree('POST tree', 'depotId') */
  readonly picks: KeyOf<P> | readonly KeyOf<P>[];
  /**
   * Properties of a node that are a parameter, the first that is there: `{ areaId: ['areaId', 'area.id'] }`, the latter
   * on the level `area`. Default: `id`, of several parameters the property of the same name.
   */
  readonly from?: Readonly<Record<string, readonly string[]>>;
  /** What nodes may be, `nodeType` or `type` on the wire; by depth where the wire does not say. */
  readonly levels?: readonly string[];
  /** While nothing is chosen, the first node on this level is. Without one on it, the first that can be. */
  readonly first?: string;
}

/**
 * What the result of a calculator depends on most. When somebody asks for it each input that is a number is moved down
 * and up, the others stay, and the calculation is asked with each; shown are the three that move a result most, on wish
 * all of them. Reads the report's `answer`.
 *
 * @public
 */
export interface SensitivityBlock<P, M> extends BlockBase<P>, WithCall {
  /** @example sensitivity(['profit', 'payback']) */
  readonly kind: 'sensitivity';
  /**
   * Results it is told for, one at a time. The first is shown at first.
   *
   * @example sensitivity(['profit', 'payback'])
   */
  readonly of: readonly KeyOf<M>[];
  /** By how many percent of its value an input is moved; not past its own bounds. Default 20. */
  readonly by?: number;
}

/**
 * A component of `resources/<report>.views.tsx` under the block's key: a flow diagram, a heat map, a chart of what
 * `drawnAs` makes of an unusual answer. Given the answer of its call, if it has one.
 *
 * @public
 */
export interface OwnBlock<P> extends BlockBase<P>, WithCall {
  /** @example own('POST flow') */
  readonly kind: 'own';
  /** What its component shows can be compared, which it does by `useCompared`: the page offers it. */
  readonly compare?: 'previous' | 'offered';
}

/** A block of a kind of one's own, made by its builder with `blockOf`. @public */
export interface KindBlock<P> extends BlockBase<P>, WithCall {
  readonly kind: 'kind';
  readonly of: BlockKind;
}

/** One block of a report. `P` its parameters, `M` its measures, `F` its other fields. @public */
export type Block<P = Fields, M = Measures, F = Fields> =
  | FiguresBlock<P, M, F>
  | ChartBlock<P, M>
  | TableBlock<P, M, F>
  | ListBlock<P>
  | TreeBlock<P>
  | SensitivityBlock<P, M>
  | OwnBlock<P>
  | KindBlock<P>;

/** Blocks that ask for something. @public */
export type CallBlock = Exclude<Block, ListBlock<Fields>>;
