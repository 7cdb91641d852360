import { asObject, asText } from '@/api/wireValue';
import { readMoments } from '@/charts/response/readMoments';

type Row = Readonly<Record<string, unknown>>;

/** Rows of a history with their moments (epoch ms), rising, in whatever order they came; undefined when they have none. */
export function historyRows(given: readonly unknown[], zone: string): { readonly rows: readonly Row[]; readonly times: readonly number[] } | undefined {
  const came = given.map((raw) => asObject(raw) ?? {});
  const label = (row: Row | undefined) => asText(row?.reportTime ?? row?.time);
  const rows = label(came[0]) > label(came.at(-1)) ? came.toReversed() : came;
  const times = readMoments(rows.map(label), { zone, day: label(rows[0]).slice(0, 10) });
  return times && { rows, times };
}
