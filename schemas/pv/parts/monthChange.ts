/** What of a month is typed. Energies kWh, fees in the currency of the station. */
export const MONTH_FIGURES = [
  'generation',
  'selfUse',
  'feedIn',
  'mainsEnergy',
  'selfUseFee',
  'feedInFee',
  'subsidyFee',
] as const;
export const MONTH_RESULTS = ['totalFee', 'equivalentHours'] as const;

type Figure = (typeof MONTH_FIGURES)[number] | (typeof MONTH_RESULTS)[number];
export type MonthFigures = { readonly [K in Figure]?: number | null | undefined };

/** A figure of a month as it is saved and as it will be; `null` is unknown. */
export interface MonthChange {
  readonly figure: Figure;
  readonly before: number | null;
  readonly after: number | null;
}

const known = (value: number | null | undefined): number | null => value ?? null;
const cents = (value: number): number => Math.round(value * 100) / 100;

/** The fees of a month together; unknown while there is none. */
function feesOf({ selfUseFee, feedInFee, subsidyFee }: MonthFigures): number | null {
  const fees = [selfUseFee, feedInFee, subsidyFee].filter((fee) => typeof fee === 'number');
  return fees.length === 0 ? null : cents(fees.reduce((sum, fee) => sum + fee, 0));
}

/** Equivalent hours go with generation: the capacity stays what it was. */
function hoursOf(saved: MonthFigures, draft: MonthFigures): number | null {
  const { generation, equivalentHours } = saved;
  if (typeof draft.generation !== 'number' || typeof equivalentHours !== 'number') return null;
  if (draft.generation === generation) return equivalentHours;
  return generation ? cents((equivalentHours * draft.generation) / generation) : null;
}

/** Which figures of a month a correction changes, then what follows from them. */
export function monthChanges(saved: MonthFigures, draft: MonthFigures): readonly MonthChange[] {
  const typed = MONTH_FIGURES.map((figure) => ({ figure, before: known(saved[figure]), after: known(draft[figure]) }));
  const follow = [
    { figure: 'totalFee', before: known(saved.totalFee), after: feesOf(draft) },
    { figure: 'equivalentHours', before: known(saved.equivalentHours), after: hoursOf(saved, draft) },
  ] as const;
  return [...typed, ...follow].filter(({ before, after }) => before !== after);
}

/** What of a month's generation is neither used nor fed in, kWh: a curtailed or stored rest, or a slip. */
export function unaccounted({ generation, selfUse, feedIn }: MonthFigures): number | null {
  return typeof generation === 'number' && typeof selfUse === 'number' && typeof feedIn === 'number'
    ? cents(generation - selfUse - feedIn)
    : null;
}
