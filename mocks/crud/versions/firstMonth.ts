/** Bills of the next month are made from this day on: what begins later waits for the month after. */
const CUT_OFF = 25;

/** The first month (`yyyy-MM`) a version may begin in. */
export function firstMonth(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const count = year * 12 + month - 1 + (day > CUT_OFF ? 2 : 1);
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
