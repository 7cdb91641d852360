import { asObject, asText } from '@/api';
import { momentsOf } from '@/charts';

type Row = Readonly<Record<string, unknown>>;

export interface HistoryRows {
  readonly rows: readonly Row[];
  /** Epoch ms of each row, rising. */
  readonly times: readonly number[];
  /** Times of rows that are none, or that another row has already: they are left out. */
  readonly leftOut: readonly string[];
}

/** Rows of a history with their moments, in whatever order they came. */
export function historyRows(given: readonly unknown[], zone: string): HistoryRows {
  const came = given.map((raw) => asObject(raw) ?? {});
  const labels = came.map((row) => asText(row.reportTime ?? row.time));
  const moments = momentsOf(labels, { zone, day: (labels[0] ?? '').slice(0, 10) });
  const timed = came.flatMap((row, place) => {
    const at = moments[place];
    return at === undefined ? [] : [{ row, at, label: labels[place] ?? '' }];
  });
  const rising = timed.toSorted((one, other) => one.at - other.at);
  const isFirst = ({ at }: (typeof rising)[number], place: number): boolean => rising[place - 1]?.at !== at;
  const kept = rising.filter(isFirst);
  return {
    rows: kept.map(({ row }) => row),
    times: kept.map(({ at }) => at),
    leftOut: [
      ...labels.filter((_, place) => moments[place] === undefined),
      ...rising.filter((one, place) => !isFirst(one, place)).map(({ label }) => label),
    ],
  };
}
