import { wireConfig } from '@/api';
import type { Block, Call, Report } from '@/schema';
import type { DescribedCall } from './callsOf';
import { wiresOf } from './moreCalls';

/** What a block is asked with besides the parameters: the page of a table, the choice above a chart. */
function extraOf(block: Block, call: Call): string[] {
  if (block.kind === 'table' && call.pages !== false) return [wireConfig.fields.pageNum, wireConfig.fields.pageSize];
  return block.kind === 'chart'
    ? [...(block.switch ? [block.switch.param] : []), ...Object.keys(block.runs?.send ?? {})]
    : [];
}

const named = ({ names = {}, fixed = {} }: Call, parameters: readonly string[]): string[] => [
  ...parameters.map((name) => names[name] ?? name),
  ...Object.entries(fixed).map(([name, value]) => `${name}=${String(value)}`),
];

/** Every call of a report: the one answer of its blocks, those blocks ask by themselves, its file. */
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
      if (block.kind === 'list' || block.call === undefined) return [];
      const call = resolve(block.call);
      const sourceCalls =
        block.kind === 'chart' && block.runs
          ? [block.runs.call, ...(block.runs.groups ? [block.runs.groups] : [])]
          : [];
      const runs = sourceCalls.map((spec) => described(`${key} (runs)`, resolve(spec), all, block.permission));
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
