import type { CallSpec } from '../../call';
import type { Block } from '../../report/block';
import { blockFacts, ownCall } from '../../report/blockFacts';
import { misspelt } from '../calls';
import { findingsAt, reportFile, type ReportCheck } from './reportCheck';

const EVERY = /^[1-9]\d* (?:s|min)$/;

/** Calls of a report can be made, somebody reads each of them, and what is asked again has a time. */
export const checkReportCalls: ReportCheck = (report) => {
  const blocks = Object.entries<Block>(report.blocks);
  const own = blocks.flatMap(([key, block]): [string, CallSpec][] => {
    const { runs, besides, download } = blockFacts(block, key);
    const calls = { call: ownCall(block), besides, download, 'runs.call': runs?.call, 'runs.groups': runs?.groups };
    return Object.entries(calls).flatMap(([name, call]): [string, CallSpec][] =>
      call === undefined ? [] : [[`blocks.${key}.${name}`, call]],
    );
  });
  const times = [
    ['refresh', report.refresh] as const,
    ...blocks.map(([key, { refresh }]) => [`blocks.${key}.refresh`, refresh] as const),
  ];
  const reads = blocks.some(([, block]) => blockFacts(block).loads !== false && ownCall(block) === undefined);
  return [
    ...misspelt(report, own).map((one) => ({ ...one, file: reportFile(report) })),
    ...times.flatMap(([place, every]) =>
      findingsAt(report, place).error(
        every !== undefined && !EVERY.test(every),
        `"${String(every)}" is no time.`,
        "Write '30 s' or '5 min'.",
      ),
    ),
    ...findingsAt(report, 'answer').warning(
      report.answer !== undefined && !reads,
      'No block reads it: each has a call of its own.',
      'Remove `answer`, or the calls of the blocks that read it.',
    ),
    ...findingsAt(report, 'refresh').warning(
      report.ask === 'submit' && report.refresh !== undefined,
      'A calculator is asked by its button.',
      'Remove `refresh`.',
    ),
  ];
};
