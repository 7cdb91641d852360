import type { Doc } from '../store/store';

/** The day (`yyyy-MM-dd`) a version holds from, 00:00 by the clock of its station; '' where none is said. */
export const beginOf = (row: Doc): string => String(row.effectiveDate ?? '').slice(0, 10);

/** The one version that holds on a day: the last that has begun (operations §9, the resolution rule). */
export function versionOn(rows: readonly Doc[], day: string): Doc | undefined {
  let found: Doc | undefined;
  for (const row of rows) {
    const begin = beginOf(row);
    if (begin !== '' && begin <= day && (!found || begin > beginOf(found))) found = row;
  }
  return found;
}
