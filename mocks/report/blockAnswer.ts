import { encodeFields, ownBehaviours, type Block, type Report, type WireRow, isObject } from '@/schema';
import type { BackendContext } from '../core/context';
import { chartAnswer } from './answer/chartAnswer';
import { figuresAnswer } from './answer/figuresAnswer';
import { tableAnswer } from './answer/tableAnswer';
import { tableRows } from './answer/tableRows';
import { treeAnswer } from './answer/treeAnswer';
import type { RequestNumbers } from './numbersOfRequest';
import type { ReportRequest } from './reportSource';

export type Named<B extends Block = Block> = readonly [key: string, block: B];

/** The rows of a table: those its source has for it, else one a time, site or code. */
export function rowsOfTable(
  context: BackendContext,
  report: Report,
  [key, block]: Named<Extract<Block, { kind: 'table' }>>,
  numbers: RequestNumbers,
  request: ReportRequest,
): WireRow[] {
  const own = context.sources.get(report.name)?.blocks?.[key];
  const rows = own?.(
    request,
    numbers.subjects.flatMap(({ site }) => site ?? []),
  );
  return Array.isArray(rows) ? rows : tableRows(report, block, numbers);
}

/** What figures are told with: made up. */
function factsOf({ fields }: Report, names: readonly string[]): WireRow {
  return encodeFields(
    fields,
    Object.fromEntries(names.map((name, place) => [name, fields[name]?.type.sample(place, fields[name].options)])),
  );
}

function figuresOf(
  report: Report,
  { show, groups, facts = [] }: Extract<Block, { kind: 'figures' }>,
  numbers: RequestNumbers,
): object {
  const answer = (keys: readonly string[]) => figuresAnswer(report, keys, numbers, numbers.before?.());
  return groups
    ? Object.fromEntries(Object.entries(groups).map(([group, keys]) => [group, answer(keys)]))
    : { ...factsOf(report, facts), ...answer(show) };
}

/** What a block is answered of. */
interface BlockRequest {
  readonly context: BackendContext;
  readonly report: Report;
  readonly key: string;
  readonly numbers: RequestNumbers;
  readonly request: ReportRequest;
  /** What the source of the report has for the block. */
  own(): unknown;
}

/** What the behaviours of a chart that are a project's own add to its answer. */
function withBehaviours(block: Extract<Block, { kind: 'chart' }>, answer: unknown): unknown {
  let given = answer;
  for (const { answer: add } of ownBehaviours(block)) if (add && isObject(given)) given = add(given);
  return given;
}

type Answers = {
  readonly [K in Block['kind']]: (block: Extract<Block, { kind: K }>, of: BlockRequest) => unknown;
};

const allFigures = ({ report, numbers, own }: BlockRequest): unknown =>
  own() ?? figuresAnswer(report, Object.keys(report.measures), numbers, undefined);

const ANSWERS: Answers = {
  figures: (block, { report, numbers }) => figuresOf(report, block, numbers),
  chart: (block, { context, report, numbers, request, own }) =>
    withBehaviours(block, own() ?? chartAnswer(report, block, numbers, context.labels, request.locale, request.now)),
  table: (block, { context, report, key, numbers, request }) =>
    tableAnswer(
      report,
      block.columns,
      rowsOfTable(context, report, [key, block], numbers, request),
      numbers,
      request.params,
      context.sources.get(report.name)?.blocks?.[key] !== undefined,
    ),
  tree: (_, { numbers, request }) => treeAnswer(numbers.subjects, request.locale),
  sensitivity: (_, of) => allFigures(of),
  own: (_, of) => allFigures(of),
  kind: ({ of: kind }, of) => {
    const { measures } = kind.facts;
    const sums = Object.fromEntries(measures.map((key) => [key, of.numbers.whole(key)]));
    return of.own() ?? kind.answer?.(sums) ?? figuresAnswer(of.report, measures, of.numbers, undefined);
  },
  list: () => undefined,
};

export function blockAnswer(
  context: BackendContext,
  report: Report,
  [key, block]: Named,
  numbers: RequestNumbers,
  request: ReportRequest,
): unknown {
  const own = () =>
    context.sources.get(report.name)?.blocks?.[key]?.(
      request,
      numbers.subjects.flatMap(({ site }) => site ?? []),
    );
  const answer = ANSWERS[block.kind] as (block: Block, of: BlockRequest) => unknown; // sound: looked up by kind
  return answer(block, { context, report, key, numbers, request, own });
}
