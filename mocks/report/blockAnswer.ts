import { encodeFields, type Block, type Report, type WireRow } from '@/schema';
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

export function blockAnswer(
  context: BackendContext,
  report: Report,
  named: Named,
  numbers: RequestNumbers,
  request: ReportRequest,
): unknown {
  const [key, block] = named;
  const own = () =>
    context.sources.get(report.name)?.blocks?.[key]?.(
      request,
      numbers.subjects.flatMap(({ site }) => site ?? []),
    );
  switch (block.kind) {
    case 'figures':
      return figuresOf(report, block, numbers);
    case 'chart':
      return own() ?? chartAnswer(report, block, numbers, context.labels, request.locale, request.now);
    case 'table':
      return tableAnswer(
        report,
        block.columns,
        rowsOfTable(context, report, [key, block], numbers, request),
        numbers,
        request.params,
        context.sources.get(report.name)?.blocks?.[key] !== undefined,
      );
    case 'tree':
      return treeAnswer(numbers.subjects, request.locale);
    case 'sensitivity':
    case 'own':
      return own() ?? figuresAnswer(report, Object.keys(report.measures), numbers, undefined);
    case 'list':
      return undefined;
  }
}
