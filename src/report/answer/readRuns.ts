import { type Download, asObject, asText } from '@/api';
import type { BlockRuns, WireRow } from '@/schema';

/** One of the answers a chart can draw. */
export interface Run {
  /** When it was made, as the wire says it; '' where it does not. */
  readonly time: string;
  readonly sent: WireRow;
}

/** The runs of a chart and the one it draws; none while there are none. */
export interface RunChoice {
  /** The latest last. */
  readonly all: readonly Run[];
  readonly shown: Run | undefined;
  /** The heads they stand under, by `keyOfRun`. */
  readonly heads: ReadonlyMap<string, string>;
  choose(run: Run): void;
  /** The cloud's own file of them. Rejects with a `WireError` that has been told. */
  file?(): Promise<Download>;
}

export const keyOfRun = ({ sent }: Run): string => JSON.stringify(sent);

/** An answer that is a list, or the first list in it. */
export const listIn = (raw: unknown): readonly unknown[] =>
  Array.isArray(raw) ? raw : (Object.values(asObject(raw) ?? {}).find(Array.isArray) ?? []);

/** The runs an answer lists, the latest last: rows, or times alone. What has nothing that could be sent is left out. */
export function readRuns(raw: unknown, { time, send }: Pick<BlockRuns, 'time' | 'send'>): readonly Run[] {
  const runs = listIn(raw).flatMap((one): Run[] => {
    const row = asObject(one) ?? { [time]: one };
    const sent = Object.fromEntries(
      Object.entries(send).flatMap(([param, property]) =>
        asText(row[property]) === '' ? [] : [[param, asText(row[property])]],
      ),
    );
    return Object.keys(sent).length === 0 ? [] : [{ time: asText(row[time]), sent }];
  });
  return runs.toSorted((one, other) => (one.time < other.time ? -1 : one.time > other.time ? 1 : 0));
}

/** Whether parameters ask for this run. */
export const selectsRun = (run: Run, extra: WireRow): boolean =>
  Object.entries(run.sent).every(([name, value]) => extra[name] === value);
