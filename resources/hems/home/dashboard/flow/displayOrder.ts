/** With 3 to 5 nodes the first one is shown last (spec 02 §2). */
export function displayOrder<T>(nodes: readonly T[]): readonly T[] {
  const [first, ...rest] = nodes;
  return first !== undefined && nodes.length >= 3 && nodes.length <= 5 ? [...rest, first] : nodes;
}
