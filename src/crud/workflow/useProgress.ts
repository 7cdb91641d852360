import { useMemo } from 'react';
import { isWithin, stateGraphs, type AnyRecord, type Fields, type StateGraph, type WorkflowSpec } from '@/schema';
import type { LogEntry } from './readLog';
import { useLog } from './useLog';

/** What the log tells of one machine: states of machines beside each other have the same names. */
export function ownEntries({ machine }: StateGraph, log: readonly LogEntry[]): readonly LogEntry[] {
  return machine.key === undefined ? log : log.filter(({ action }) => Object.hasOwn(machine.transitions, action));
}

/** States a record has been in: those its log tells of; without a log, those of the usual path before it. */
export function seenStates({ nodes }: StateGraph, now: string, log: readonly LogEntry[]): Set<string> {
  const known = new Set(nodes.map(({ state }) => state));
  const told = log.flatMap(({ from, to }) => [from, to]).filter((state) => known.has(state));
  if (told.length > 0) return new Set(told);
  const step = nodes.find(({ state }) => state === now)?.step ?? -1;
  return new Set(nodes.filter((node) => node.step !== undefined && node.step < step).map(({ state }) => state));
}

/** When the record came to a state the last time, as its log tells. */
export function reachedIn(log: readonly LogEntry[], state: string): string | undefined {
  return log
    .filter(({ to }) => to === state)
    .map(({ time }) => time)
    .toSorted()
    .at(-1);
}

/** The machines of a record's workflow as pictures: its own, and those beside it that this record is or was in. */
export function useProgress(record: AnyRecord, workflow: WorkflowSpec<Fields>) {
  const { entries } = useLog(record);
  const graphs = useMemo(() => stateGraphs(workflow), [workflow]);
  const beside = graphs.filter(
    ({ machine }) =>
      machine.key &&
      (isWithin(record, machine, workflow.state) || entries?.some(({ action }) => action in machine.transitions)),
  );
  return { log: entries ?? [], main: graphs[0], beside };
}
