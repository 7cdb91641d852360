const DAY = 86_400_000;
const known = new Map<number, string>();

/** The day (`yyyy-MM-dd`) so many days after another. Years are gone through day by day: each is written once. */
export function dayAfter(day: string, days: number): string {
  const number = Date.parse(day) / DAY + days;
  let text = known.get(number);
  if (text === undefined) known.set(number, (text = new Date(number * DAY).toISOString().slice(0, 10)));
  return text;
}
