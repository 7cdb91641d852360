import type { ComponentType } from 'react';
import type { CallSpec } from '../call';
import type { WireRow } from '../field';
import type { Measures } from '../measure/measure';
import type { Finding } from '../lint/finding';
import { behaviour, behaviourTexts, secondCall, type BlockRuns } from './behaviour';
import type { Block } from './block';
import type { Report } from './report';

/** What generic code loads of a block, whatever its kind. @public */
export interface BlockFacts {
  /** Measures it shows, as often as it names them. */
  readonly measures: readonly string[];
  /** What it shows besides, by name: columns, the records of a list. */
  readonly others?: readonly string[];
  /** The schema whose list it is, and whether a menu of its own opens it. */
  readonly list?: { readonly schema: string; readonly ofPage: boolean };
  /** Names of its measures by the card they stand on. */
  readonly groups?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What the guide calls a kind of one's own. */
  readonly name?: string;
  /** `false`: nothing is asked for it, neither its own call nor the answer of the report. */
  readonly loads?: false;
  /** It stands beside the page, and is in no file. */
  readonly aside?: true;
  /** It is asked page by page; the rows of one, where the block says it. */
  readonly pages?: { readonly size?: number | undefined };
  /** Sent when it is first on view, besides the parameters: the choice of its switch. */
  readonly first?: WireRow;
  readonly runs?: BlockRuns | undefined;
  /** A second call, whose answer a behaviour of it draws. */
  readonly besides?: CallSpec | undefined;
  /** The cloud's own file of it. */
  readonly download?: CallSpec | undefined;
  /** What it shows is compared with another period: from the start, or once somebody asks. */
  readonly compare?: 'previous' | 'offered' | undefined;
  /** Pixels it keeps free while it is on its way. */
  readonly height?: number | undefined;
  /** Texts it needs, below the report's: `[['waits', key]]`. */
  readonly texts?: readonly (readonly string[])[];
}

/** What a block of a kind of one's own is given, whatever its answer. @public */
export interface KindBlockProps {
  readonly name: string;
  readonly heading: string;
  /** The parameters of the report by name. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The last good answer; undefined until there is one. */
  readonly answer: unknown;
  readonly loading: boolean;
  /** Why the last load failed. */
  readonly error: unknown;
  /** IANA zone of the site. */
  readonly zone: string;
  /** Sign or code of its currency. */
  readonly currency: string;
  retry(): void;
}

/** A block as a table: of a file, and on paper. Words are in the language of the page. @public */
export interface KindTable {
  readonly columns: readonly { readonly label: string; readonly isFigure?: boolean }[];
  readonly rows: readonly (readonly (string | { readonly value: number | null; readonly decimals: number })[])[];
}

/**
 * A kind of block of one's own, in one folder: what it shows, checks and draws, what of it is in files, what the
 * reference backend answers. Its builder makes the block (`blockOf`).
 *
 * @example
 *   const gauge = (call: CallSpec, of: string) =>
 *     blockOf({ name: 'gauge', facts: { measures: [of] }, ui: dial }, { call, span: 3 });
 * @public
 */
export interface BlockKind {
  readonly name: string;
  readonly facts: BlockFacts;
  readonly check?: (report: Report, key: string) => Finding[];
  /** What draws it; loaded with the first of its kind. */
  readonly ui: () => Promise<{ readonly default: ComponentType<KindBlockProps> }>;
  /** Its answer as a table; without it, it is in no file. */
  readonly table?: (answer: unknown, translate: (key: string) => string) => KindTable;
  /** What the reference backend answers, of figures by measure. Default: these figures, as a block of figures. */
  readonly answer?: (figures: Readonly<Record<string, number | null>>) => unknown;
}

type Facts = {
  readonly [K in Block['kind']]: (block: Extract<Block, { readonly kind: K }>, key: string) => BlockFacts;
};

const FACTS: Facts = {
  figures: ({ show, groups, compare }, key) => ({
    measures: show,
    groups,
    compare,
    texts: Object.keys(groups ?? {}).map((group) => ['groups', key, group]),
  }),
  chart: (block, key) => ({
    measures: block.series.map(({ of }) => of),
    runs: behaviour(block, 'runs'),
    besides: secondCall(block),
    download: block.download,
    height: block.height,
    ...(block.switch && { first: { [block.switch.param]: block.switch.values[0] } }),
    texts: [
      ...(block.switch?.values ?? []).map((value) => ['switches', key, String(value)]),
      ...behaviourTexts(block, key),
    ],
  }),
  table: ({ columns, call, pageSize }) => ({
    measures: [],
    others: columns,
    ...(call !== undefined && { pages: { size: pageSize } }),
  }),
  list: ({ resource, all, menu }, key) => ({
    measures: [],
    others: [resource],
    list: { schema: resource, ofPage: menu === false },
    loads: false,
    texts: all ? [['switches', key, 'all']] : [],
  }),
  tree: ({ picks }) => ({ measures: [], others: [picks].flat(), aside: true }),
  sensitivity: ({ of }) => ({ measures: of }),
  own: ({ compare }) => ({ measures: [], compare }),
  kind: ({ of }) => ({ ...of.facts, name: of.name }),
};

/**
 * What generic code has to know of a block.
 *
 * @param key its name in the report, where texts are asked for
 * @example blockFacts(figures('POST general', ['soc'])).measures // ['soc']
 * @public
 */
export const blockFacts = (block: Block, key = ''): BlockFacts =>
  (FACTS[block.kind] as (block: Block, key: string) => BlockFacts)(block, key);

/**
 * The measures a block shows, also as columns, as often as it names them.
 *
 * @example shownMeasures(blockFacts(table(['time', 'power'])), { power: { unit: 'kW' } }) // ['power']
 * @public
 */
export const shownMeasures = ({ measures, others = [] }: BlockFacts, known: Measures): readonly string[] => [
  ...measures,
  ...others.filter((name) => name in known),
];

/**
 * The call a block loads by itself; undefined where it reads the `answer` of the report.
 *
 * @example ownCall(figures('POST general', ['soc'])) // 'POST general'
 * @public
 */
export const ownCall = (block: Block): CallSpec | undefined => ('call' in block ? block.call : undefined);
