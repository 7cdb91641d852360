import type { PartColumn } from '../file/filePart';

/** Columns that fit an A4 page beside each other. */
const FIT = 7;
/** Of those, the most that say what a row is. */
const LEADS = 3;

/**
 * The columns of a table in groups that fit the paper, as even as can be. Each begins with the columns that say what a
 * row is: those before the first figure. A table that fits is one group.
 */
export function columnGroups(columns: readonly PartColumn[]): readonly (readonly number[])[] {
  const all = columns.map((_, column) => column);
  if (all.length <= FIT) return [all];
  const figure = columns.findIndex(({ isFigure }) => isFigure);
  const leads = all.slice(0, Math.min(LEADS, Math.max(1, figure < 0 ? 1 : figure)));
  const rest = all.slice(leads.length);
  const count = Math.ceil(rest.length / (FIT - leads.length));
  const size = Math.ceil(rest.length / count);
  return Array.from({ length: Math.ceil(rest.length / size) }, (_, group) => [
    ...leads,
    ...rest.slice(group * size, (group + 1) * size),
  ]);
}
