import { objectOf, blockFacts, ownCall, type Block, type Call, type Report } from '@/schema';
import type { BackendContext } from '../core/context';
import type { Incoming } from '../core/incoming';
import type { Endpoint } from '../core/router';
import { wrapAt } from '../crud/listAnswers';
import { reportFile } from './answer/reportFile';
import { blockAnswer, rowsOfTable, type Named } from './blockAnswer';
import { numbersOfRequest, type RequestNumbers } from './numbersOfRequest';
import { readRequest } from './readRequest';
import { EXPORT } from './reportCodes';
import type { ReportRequest } from './reportSource';
import { roundAnswer } from './roundAnswer';

interface Work {
  readonly call: Call;
  readonly blocks: readonly Named[];
}

/** Parts of one answer put together: objects into one, everything else stands alone. */
function together(parts: readonly unknown[]): unknown {
  const objects = parts.filter((part) => typeof part === 'object' && part !== null && !Array.isArray(part));
  return objects.length === parts.length ? merged(objects) : parts[0];
}

function merged(parts: readonly unknown[]): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [name, value] of Object.entries(objectOf(part) as Record<string, unknown>)) {
      const both = [all[name], value];
      all[name] =
        name in all && both.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
          ? merged(both)
          : value;
    }
  }
  return all;
}

/** Under the names of `at: 'detail.rows'`. */
const put = (at: string | undefined, part: unknown): unknown =>
  (at?.split('.') ?? []).reduceRight<unknown>((inner, name) => ({ [name]: inner }), part);

/** The calls of a report, each with the blocks that read it. */
function worksOf(report: Report): Work[] {
  const works = new Map<string, { call: Call; blocks: Named[] }>();
  for (const [key, block] of Object.entries<Block>(report.blocks)) {
    const spec = ownCall(block);
    const call = spec === undefined ? report.answer : report.resolve(spec);
    if (!call || blockFacts(block).loads === false) continue;
    const id = `${call.method} ${call.path}`;
    const work = works.get(id) ?? { call, blocks: [] };
    work.blocks.push([key, block]);
    works.set(id, work);
  }
  return [...works.values()];
}

/** The code a call needs besides the menu: that of its blocks, when all of them have one. */
function codeOf(blocks: readonly Named[]): string | undefined {
  const codes = blocks.map(([, block]) => block.permission);
  return codes.every((code) => code !== undefined) ? codes[0] : undefined;
}

const answers = (
  context: BackendContext,
  report: Report,
  blocks: readonly Named[],
  numbers: RequestNumbers,
  request: ReportRequest,
) => together(blocks.map((named) => put(named[1].at, blockAnswer(context, report, named, numbers, request))));

/** What the file of a report has: its first table, else the first chart as a table. */
function fileBlock(report: Report): Named<Extract<Block, { kind: 'table' }>> {
  const blocks = Object.entries<Block>(report.blocks);
  for (const [key, block] of blocks) if (block.kind === 'table') return [key, block];
  const drawn = blocks.flatMap(([, block]) => (block.kind === 'chart' ? block.series.map(({ of }) => of) : []));
  return [
    '',
    { kind: 'table', columns: ['time', ...new Set(drawn.length > 0 ? drawn : Object.keys(report.measures))] },
  ];
}

async function download(context: BackendContext, report: Report, call: Call, incoming: Incoming): Promise<Response> {
  const request = readRequest(context, report, call, incoming);
  const numbers = numbersOfRequest(context, report, request, incoming);
  const block = fileBlock(report);
  incoming.log.content = context.labels.field(report.name, '', incoming.locale) ?? report.name;
  return reportFile(
    context,
    report,
    block[1].columns,
    rowsOfTable(context, report, block, numbers, request),
    numbers.currency,
    incoming.locale,
  );
}

/**
 * Every call of a declared report: its blocks, its one answer, its file. Who has its menu may ask; parameters are held
 * to their rules. What the schema cannot say is its source's (`defineSource`, `defineCalculator`); without one the
 * figures are believable.
 */
export function reportEndpoints(context: BackendContext, report: Report): Endpoint[] {
  const { calculate } = context.sources.get(report.name) ?? {};
  const isAnswer = (call: Call) => call.path === report.answer?.path && call.method === report.answer.method;
  const endpoints = worksOf(report).map(({ call, blocks }): Endpoint => {
    const code = codeOf(blocks);
    return {
      method: call.method,
      path: call.path,
      need: { menus: [report.name], ...(code !== undefined && { code }) },
      handle: (incoming) => {
        const request = readRequest(context, report, call, incoming);
        if (calculate && isAnswer(call)) return wrapAt(call, roundAnswer(report, calculate(request)));
        return wrapAt(
          call,
          answers(context, report, blocks, numbersOfRequest(context, report, request, incoming), request),
        );
      },
    };
  });
  const { download: file } = report;
  if (!file) return endpoints;
  return [
    ...endpoints,
    {
      method: file.method,
      path: file.path,
      need: { menus: [report.name], code: EXPORT },
      log: 'export',
      handle: (incoming) => download(context, report, file, incoming),
    },
  ];
}
