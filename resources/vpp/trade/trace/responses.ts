import type { AnyRecord } from '@/schema';
import { givenShares, lastCommands, ownHours, takenPower } from './chain';
import { numberOf, textOf, type TraceRecords } from './traceRecords';

/** What a resource was asked, told and did in an order, kW. */
export interface Response {
  readonly id: string;
  readonly name: string;
  readonly hours: number;
  readonly assigned: number;
  /** What it was told and has taken; `null` where commands are not known. */
  readonly taken: number | null;
  /** The mean of what it gave; `null` where nothing was heard of it. */
  readonly given: number | null;
  readonly command: AnyRecord | undefined;
  /** How its command stands; '' for none. */
  readonly sendStatus: string;
  readonly isOffline: boolean;
}

const nameOf = (row: AnyRecord | undefined): string =>
  row ? textOf(row, 'resourceName') || row.$texts?.resourceId || textOf(row, 'resourceId') : '';

/** What each resource of an order did, by its share, its command and its run. */
export function responsesOf(records: TraceRecords): Response[] {
  const order = records.order?.[0];
  const by = (rows: readonly AnyRecord[] = []) => new Map(rows.map((row) => [textOf(row, 'resourceId'), row]));
  const [shares, commands, runs] = [by(givenShares(records)), by(lastCommands(records)), by(records.runResources)];
  return [...new Set([...shares.keys(), ...commands.keys(), ...runs.keys()])].map((id) => {
    const [share, command, run] = [shares.get(id), commands.get(id), runs.get(id)];
    const target = numberOf(run, 'targetPower');
    const rate = numberOf(run, 'completionRate');
    const from = share ?? command ?? run;
    return {
      id,
      name: nameOf(run) || nameOf(share) || nameOf(command),
      hours: (from && ownHours(from, order)) ?? 0,
      assigned: numberOf(share, 'assignedPower') ?? 0,
      taken: records.commands === undefined ? null : takenPower(command),
      given: rate === null || target === null ? null : (rate * target) / 100,
      command,
      sendStatus: textOf(command, 'sendStatus') || textOf(run, 'commandStatus'),
      isOffline: run?.onlineStatus === 0,
    };
  });
}
