import { wireConfig } from '@/api';
import { blockFacts, ownCall, type Block, type Call, type Report } from '@/schema';
import type { DescribedCall } from './callsOf';
import { wiresOf } from './moreCalls';

/** What a block is asked with besides the parameters: the page of a table, the choice above a chart. */
function extraOf(block: Block, call: Call): string[] {
  const { pages, first = {}, runs } = blockFacts(block);
  return [
    ...(pages && call.pages !== false ? [wireConfig.fields.pageNum, wireConfig.fields.pageSize] : []),
    ...Object.keys(first),
    ...Object.keys(runs?.send ?? {}),
  ];
}

const named = ({ names = {}, fixed = {} }: Call, parameters: readonly string[]): string[] => [
  ...parameters.map((name) => names[name] ?? name),
  ...Object.entries(fixed).map(([name, value]) => `${name}=${String(value)}`),
];

/**
 * Every call of a report: the one answer of its blocks, those blocks ask by themselves, its file.
 *
 * @example callsOfReport(report).map(({ name, code }) => [name, code])
 * @public
 */
export function callsOfReport(report: Report): DescribedCall[] {
  const { params, blocks, answer, download, resolve } = report;
  const all = wiresOf(params, Object.keys(params));
  const described = (name: string, call: Call, parameters: readonly string[], code?: string): DescribedCall => ({
    name,
    method: call.method,
    path: call.path,
    parameters: named(call, parameters),
    action: false,
    ...(code !== undefined && { code }),
  });
  return [
    ...(answer ? [described('answer', answer, all)] : []),
    ...Object.entries<Block>(blocks).flatMap(([key, block]): DescribedCall[] => {
      const own = ownCall(block);
      if (own === undefined) return [];
      const call = resolve(own);
      const { runs: of } = blockFacts(block);
      const runs = [of?.call, of?.groups]
        .flatMap((spec) => spec ?? [])
        .map((spec) => described(`${key} (runs)`, resolve(spec), all, block.permission));
      return [
        ...runs,
        described(
          key,
          call,
          [...(block.send ? wiresOf(params, block.send) : all), ...extraOf(block, call)],
          block.permission,
        ),
      ];
    }),
    ...(download ? [described('download', download, all, 'export')] : []),
  ];
}
