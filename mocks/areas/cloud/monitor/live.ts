import type { CrudHooks } from '../../../crud/hooks';
import type { Doc } from '../../../store/store';

/** What a row says now, by wire name. */
export type Told = Readonly<Record<string, unknown>>;

/** Properties that are all told by one look at a row: the last looks are kept until the clock moves on. */
export function toldNow(
  names: readonly string[],
  clock: () => number,
  tell: (row: Doc, now: number) => Told,
): NonNullable<CrudHooks['computed']> {
  let at = NaN;
  const kept = new Map<string, Told>();
  const look = (row: Doc): Told => {
    const now = Math.floor(clock() / 60_000) * 60_000;
    if (now !== at) kept.clear();
    at = now;
    const told = kept.get(row.id) ?? tell(row, now);
    kept.set(row.id, told);
    return told;
  };
  return Object.fromEntries(names.map((name) => [name, (row: Doc) => look(row)[name] ?? null]));
}

export const rounded = (value: number | null | undefined, places = 2): number | null =>
  value === null || value === undefined ? null : Math.round(value * 10 ** places) / 10 ** places || 0;
