import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { valueAt } from '@/api';
import { invoke } from '@/data';
import { blockFacts, ownCall, type Block, type Call, type Report, type WireRow } from '@/schema';
import { withDecimal } from '@/schema/internal';
import type { ParamValues } from '../params/paramsAddress';
import { readRuns } from '../answer/readRuns';
import { shownParams } from '../params/paramErrors';
import { sentParams } from '../params/sentParams';

export interface BlockRequest {
  readonly report: Report;
  readonly block: Block;
  readonly values: ParamValues;
  /** Besides the parameters; wins over them. */
  readonly extra: WireRow;
}

/**
 * Everything a report has asked for.
 *
 * @example client.invalidateQueries({ queryKey: reportKey({ name: 'depot/yield' }) })
 * @public
 */
export const reportKey = (report: Pick<Report, 'name'>): QueryKey => ['report', report.name];

/** The call of a block: its own, else the one answer of the report. Lists and pictures have none. */
export function callOf({ answer, resolve }: Report, block: Block): Call | undefined {
  const call = ownCall(block);
  if (call !== undefined) return resolve(call);
  return blockFacts(block).loads === false ? undefined : answer;
}

interface BlockQuery {
  /** Blocks with the same call and the same parameters have the same key, and share its answer. */
  readonly key: QueryKey;
  /** @param quiet no toast when it is refused: it is a refresh, or said otherwise. Default true */
  read(signal?: AbortSignal, quiet?: boolean): Promise<unknown>;
}

/** What a block is asked with, as its call is sent it. */
export function blockParams({ report, block, values, extra }: BlockRequest): WireRow {
  return { ...sentParams(report, values, block.send), ...extra };
}

/** What a block asks for. Failures are shown where the block stands. */
export function blockQuery(call: Call, request: BlockRequest): BlockQuery {
  const { report, block, values } = request;
  const only = block.send;
  const sent = blockParams(request);
  // a day and a range of one day are sent alike, and are another question
  const by = shownParams(report, values).filter((name) => !only || only.includes(name));
  return {
    key: [...reportKey(report), call, sent, by],
    read: async (signal, quiet = true) =>
      withDecimal(await invoke(call, sent, { quiet, reads: true, signal }), report.resource.api.wire?.decimal),
  };
}

/** What asks for the latest run of a chart that has runs and is asked for none of them: nobody has looked at it. */
async function latestRun(client: QueryClient, request: BlockRequest, signal?: AbortSignal): Promise<WireRow> {
  const runs = blockFacts(request.block).runs;
  if (!runs || Object.keys(runs.send).some((name) => name in request.extra)) return {};
  return (
    readRuns(
      await fetchBlock(client, { ...request, block: { kind: 'own', call: runs.call }, extra: {} }, signal),
      runs,
    ).at(-1)?.sent ?? {}
  );
}

/** The answer of a block once; what is known already is given again without asking. */
export async function fetchBlock(client: QueryClient, request: BlockRequest, signal?: AbortSignal): Promise<unknown> {
  const call = callOf(request.report, request.block);
  if (!call) return undefined;
  const { key, read } = blockQuery(call, {
    ...request,
    extra: { ...(await latestRun(client, request, signal)), ...request.extra },
  });
  const answer = await client.fetchQuery({
    queryKey: key,
    queryFn: (query) => read(signal ?? query.signal),
    staleTime: Infinity,
  });
  return valueAt(answer, request.block.at);
}

/** When the answer of a block came, that has one. */
export function answeredAt(client: QueryClient, request: BlockRequest): number | undefined {
  const call = callOf(request.report, request.block);
  return call && client.getQueryState(blockQuery(call, request).key)?.dataUpdatedAt;
}
