/** How many letters must be put in, left out or changed to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + Number(letter !== other)));
    row = next;
  }
  return row[b.length] ?? 0;
}

const letters = (word: string): string => [...word.toLowerCase()].sort().join('');

/** Names that are told where none is like the wrong one. */
const MOST_TOLD = 30;

/**
 * What to write instead of a name nobody knows: the known one that differs least, or all of them; of very many those
 * that differ least.
 */
export function nearest(name: string, known: readonly string[]): string {
  const same = known.find((one) => letters(one) === letters(name));
  const byFar = known
    .map((one) => ({ one, far: distance(one.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [near] = byFar;
  const like = same ?? (near && near.far <= Math.max(1, Math.floor(name.length / 4)) ? near.one : undefined);
  if (like !== undefined) return `Did you mean "${like}"?`;
  if (known.length === 0) return 'There are none yet: declare it first.';
  const told = known.length <= MOST_TOLD ? known : byFar.slice(0, MOST_TOLD).map(({ one }) => one);
  return `Use one of: ${told.join(', ')}${known.length > told.length ? ` or ${known.length - told.length} others` : ''}.`;
}
