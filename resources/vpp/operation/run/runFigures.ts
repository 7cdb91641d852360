import { asObject, asText } from '@/api';
import { readNumbers } from '@/schema';
import { completionRate, responseEnergy } from '@schemas/vpp/parts/response';

type Known = number | null;
type Series = Readonly<Record<'target' | 'baseline' | 'actual' | 'response', readonly Known[]>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The series of an answer by what they are; one that is missing is empty. */
function seriesOf(answer: unknown): Series {
  const rows = listOf(asObject(answer)?.ylist).map(asObject);
  const named = (name: string): readonly Known[] => {
    const row = rows.find((one) => [one?.dataKey, one?.name].some((own) => asText(own).toLowerCase().startsWith(name)));
    return readNumbers(listOf(row?.list ?? row?.data));
  };
  return { target: named('target'), baseline: named('baseline'), actual: named('actual'), response: named('response') };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** How far a run has come, from its curves of quarters of an hour. Slots whose meter was silent are counted. */
export function runFigures(answer: unknown): Readonly<Record<string, Known>> {
  const { target, baseline, actual, response } = seriesOf(answer);
  const last = actual.findLastIndex((value) => value !== null);
  const powers = response.slice(0, last + 1);
  const { energy, missing } = responseEnergy(powers);
  const targetEnergy = target.reduce<number>(
    (sum, value, at) => sum + Math.abs((baseline[at] ?? 0) - (value ?? 0)) * 0.25,
    0,
  );
  return {
    responsePower: response[last] ?? null,
    targetEnergy: rounded(targetEnergy),
    responseEnergy: last < 0 ? null : rounded(energy),
    completionRate: last < 0 ? null : completionRate(energy, targetEnergy),
    missingSlots: last < 0 ? null : missing,
  };
}

/** A share of the way from the baseline to the target that still counts. */
const LEAST = 0.8;
const MOST = 1.2;

/** The answer with the band of what counts beside its own curves. */
export function withBand(answer: unknown): unknown {
  const own = asObject(answer);
  const { target, baseline } = seriesOf(answer);
  if (!own || target.length === 0) return answer;
  const at = (share: number) =>
    baseline.map((base, slot) =>
      base === null || (target[slot] ?? null) === null ? null : rounded(base + ((target[slot] ?? 0) - base) * share),
    );
  const band = (dataKey: string, share: number) => ({ name: dataKey, dataKey, unit: 'kW', list: at(share) });
  return { ...own, ylist: [...listOf(own.ylist), band('leastPower', LEAST), band('mostPower', MOST)] };
}
