/** Columns that fit an A4 page beside each other. */
const FIT = 9;

/** The columns of a table in groups that fit the paper; the first column leads each. A table that fits is one group. */
export function columnGroups(count: number): readonly (readonly number[])[] {
  if (count <= FIT) return [Array.from({ length: count }, (_, column) => column)];
  const rest = Array.from({ length: count - 1 }, (_, column) => column + 1);
  const groups: number[][] = [];
  for (let from = 0; from < rest.length; from += FIT - 1) groups.push([0, ...rest.slice(from, from + FIT - 1)]);
  return groups;
}
