/**
 * The path of a small line through values at even distances, from the least at the foot to the most at the top; a value
 * that is missing is a gap. Values that are all alike lie in the middle.
 */
export function lineThrough(values: readonly (number | null)[], width: number, height: number): string {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const step = width / Math.max(values.length - 1, 1);
  const yOf = (value: number) => (most === least ? height / 2 : height - ((value - least) / (most - least)) * height);
  return values
    .flatMap((value, at) => {
      if (value === null) return [];
      const begins = at === 0 || values[at - 1] === null;
      return `${begins ? 'M' : 'L'}${(at * step).toFixed(1)} ${yOf(value).toFixed(1)}`;
    })
    .join('');
}
