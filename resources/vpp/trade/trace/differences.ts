import type { Chain } from './chain';
import { gathered, reasonsOf, type Part } from './reasons';
import { KINDS_OF, MEASURES, STAGES, told, type Measure, type Stage, type TraceRecords } from './traceRecords';

/** How far a stage is from the one before it that has the figure, and why. The parts add up to the value. */
export interface Difference {
  readonly measure: Measure;
  readonly from: Stage;
  readonly to: Stage;
  readonly value: number;
  readonly parts: readonly Part[];
}

/** Nothing says why. */
export const UNEXPLAINED = 'unexplained';

/** What reasons are read from besides the records of the two stages. */
const ALSO: Readonly<Partial<Record<Stage, readonly (keyof TraceRecords)[]>>> = {
  assignment: ['order'],
  execution: ['order', 'missingSlots'],
  settlement: ['order'],
};

/** A stage from the one to the other does not tell all it has: the reason may be there. */
function isKnown({ from, to }: Pick<Difference, 'from' | 'to'>, records: TraceRecords): boolean {
  const stages = STAGES.slice(STAGES.indexOf(from), STAGES.indexOf(to) + 1);
  return stages
    .flatMap((stage): readonly (keyof TraceRecords)[] => [...KINDS_OF[stage], ...(ALSO[stage] ?? [])])
    .every((kind) => records[kind] !== undefined);
}

function difference(
  measure: Measure,
  [from, to]: readonly [Stage, Stage],
  chain: Chain,
  records: TraceRecords,
): Difference {
  const value = told(measure, (chain[to][measure]?.value ?? 0) - (chain[from][measure]?.value ?? 0));
  const { parts, tolerance = 0.005, rest: why = UNEXPLAINED } = reasonsOf({ measure, from, to, chain, records });
  const known = gathered(measure, parts);
  const rest = told(measure, value - known.reduce((sum, part) => sum + part.value, 0));
  const reason = Math.abs(rest) <= tolerance ? 'rounding' : isKnown({ from, to }, records) ? why : 'between';
  return { measure, from, to, value, parts: rest === 0 ? known : [...known, { reason, value: rest }] };
}

/** The differences between the stages of an order, each measure from one stage that has it to the next. */
export function differencesOf(chain: Chain, records: TraceRecords): Difference[] {
  return MEASURES.flatMap((measure) => {
    const stages = STAGES.filter((stage) => chain[stage][measure] && chain[stage][measure].least === undefined);
    return stages.slice(1).map((to, at) => difference(measure, [stages[at] ?? to, to], chain, records));
  });
}
