/**
 * What monthly statistics keep of a month that a sum can be made of. Energies kWh, fees in the currency of the station.
 */
export const SUMMED = [
  'generation',
  'selfUse',
  'feedIn',
  'mainsEnergy',
  'selfUseFee',
  'feedInFee',
  'subsidyFee',
  'totalFee',
] as const;
export type Summed = (typeof SUMMED)[number];
export const FEES: ReadonlySet<string> = new Set<Summed>(['selfUseFee', 'feedInFee', 'subsidyFee', 'totalFee']);

type Figures = { readonly [K in Summed]?: number | null | undefined };
/** `month` is 'yyyy-MM'. */
export type BookMonth = Figures & {
  readonly month?: string | null;
  readonly source?: string | null;
  readonly currency?: string | null;
};
export interface BookBill {
  readonly billMonth?: string | null;
  readonly billType?: string | null;
  readonly totalEnergy?: number | null;
}

/** What is written about a station: its months, its bills, and its months as the operation report gives them. */
export interface Books {
  readonly months: readonly BookMonth[];
  readonly bills: readonly BookBill[];
  readonly report: readonly BookMonth[];
}

/**
 * A figure that is another afterwards. `bill` is what was billed less what the month says, `gap` what the report says
 * less what the month says; `time` is 'yyyy-MM', of a `year` 'yyyy'. `null` is unknown.
 */
export interface BookChange {
  readonly what: 'month' | 'year' | 'report' | 'gap' | 'bill';
  readonly figure: Summed;
  readonly time: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** Which figure of a month a bill is held against. */
const BILLED: Readonly<Record<string, Summed>> = { feedIn: 'feedIn', purchase: 'mainsEnergy' };
const REPORTED = ['generation', 'selfUse', 'feedIn'] as const;
const CENT = 0.005;

const cents = (value: number): number => Math.round(value * 100) / 100;
const known = (value: number | null | undefined): number | null => value ?? null;
const less = (one: number | null | undefined, other: number | null | undefined): number | null =>
  typeof one === 'number' && typeof other === 'number' ? cents(one - other) : null;
const differs = ({ before, after }: BookChange): boolean =>
  before === null || after === null ? before !== after : Math.abs(after - before) >= CENT;

const monthOf = (rows: readonly BookMonth[], month: string): BookMonth | undefined =>
  rows.find((one) => one.month === month);

function sumOf(months: readonly BookMonth[], year: string, figure: Summed): number | null {
  const values = months
    .filter(({ month }) => month?.startsWith(year))
    .map((one) => one[figure])
    .filter((value) => typeof value === 'number');
  return values.length === 0 ? null : cents(values.reduce((sum, value) => sum + value, 0));
}

/**
 * What differs between two states of the books of a station: months and years, then what reports and bills are compared
 * to.
 */
export function bookChanges(before: Books, after: Books): readonly BookChange[] {
  const times = [...new Set([...before.months, ...after.months].flatMap(({ month }) => month ?? []))].toSorted();
  const each = (make: (month: string) => readonly BookChange[]) => times.flatMap(make).filter(differs);
  const pair = (state: Books, month: string) => ({
    own: monthOf(state.months, month),
    said: monthOf(state.report, month),
  });
  const months = each((time) =>
    SUMMED.map((figure) => ({
      what: 'month',
      figure,
      time,
      before: known(monthOf(before.months, time)?.[figure]),
      after: known(monthOf(after.months, time)?.[figure]),
    })),
  );
  const years = [...new Set(times.map((time) => time.slice(0, 4)))]
    .flatMap((time) =>
      SUMMED.map((figure): BookChange => ({
        what: 'year',
        figure,
        time,
        before: sumOf(before.months, time, figure),
        after: sumOf(after.months, time, figure),
      })),
    )
    .filter(differs);
  const reports = each((time) => {
    const [old, now] = [pair(before, time), pair(after, time)];
    return REPORTED.flatMap((figure): BookChange[] => [
      { what: 'report', figure, time, before: known(old.said?.[figure]), after: known(now.said?.[figure]) },
      {
        what: 'gap',
        figure,
        time,
        before: less(old.said?.[figure], old.own?.[figure]),
        after: less(now.said?.[figure], now.own?.[figure]),
      },
    ]);
  });
  const bills = each((time) =>
    before.bills.flatMap(({ billMonth, billType, totalEnergy }): BookChange[] => {
      const figure = BILLED[billType ?? ''];
      if (billMonth !== time || figure === undefined) return [];
      return [
        {
          what: 'bill',
          figure,
          time,
          before: less(totalEnergy, monthOf(before.months, time)?.[figure]),
          after: less(totalEnergy, monthOf(after.months, time)?.[figure]),
        },
      ];
    }),
  );
  return [...months, ...years, ...reports, ...bills];
}
