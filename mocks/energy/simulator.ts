import { addDays, dayOf } from '@/schema/dates';
import { beforePart } from '../core/inTurns';
import { dayTime } from './dayTime';
import { forecast } from './forecast';
import { firstState, type HomeState } from './homeState';
import type { HomeSite, Simulator, Step } from './model';
import { runDay } from './runDay';

/** Days whose steps are kept; of all others only how they end. */
const KEPT = 800;
/** A home is simulated this many days from its first one on; later ones have no data. */
const MOST = 3660;
const DAY = 86_400_000;

const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

/** What makes a home another one; since when its controller is silent does not. */
const homeOf = (site: HomeSite) => JSON.stringify({ ...site, offlineSince: undefined });

/** Nothing arrives any more once the controller is offline. */
function silenced(steps: readonly Step[], { offlineSince = Infinity }: HomeSite): readonly Step[] {
  const last = steps.at(-1);
  if (!last || last.at < offlineSince) return steps;
  return steps.map((step) => (step.at < offlineSince ? step : { ...step, lost: true }));
}

/**
 * The simulator of homes. State of charge, car and rooms go on over midnight, so each home is run day after day from
 * its first one; the ends of days are kept, and the steps of the last few hundred that were asked for.
 */
export function createSimulator(): Simulator {
  const ends = new Map<string, HomeState[]>();
  const kept = new Map<string, readonly Step[]>();
  const names = new WeakMap<HomeSite, string>();

  function keep(key: string, steps: readonly Step[]): readonly Step[] {
    kept.delete(key);
    kept.set(key, steps);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return steps;
  }

  function stepsOf(site: HomeSite, offset: number): readonly Step[] {
    const name = names.get(site) ?? homeOf(site);
    names.set(site, name);
    const key = `${offset} ${name}`;
    const known = kept.get(key);
    if (known) return keep(key, known);
    let run = ends.get(name);
    if (!run) ends.set(name, (run = [firstState(site)]));
    for (let next = run.length - 1; next < offset; next += 1) {
      beforePart();
      run.push(runDay(site, addDays(site.since, next), run[next] ?? firstState(site), false).end);
    }
    if (run.length <= offset + 1) beforePart();
    const { steps, end } = runDay(site, addDays(site.since, offset), run[offset] ?? firstState(site));
    run[offset + 1] = end;
    return keep(key, steps);
  }

  function day(site: HomeSite, date: string): readonly Step[] {
    const offset = numberOf(date) - numberOf(site.since);
    return offset >= 0 && offset < MOST ? silenced(stepsOf(site, offset), site) : [];
  }

  function between(site: HomeSite, from: number, to: number): readonly Step[] {
    const first = Math.max(from, dayTime(site.since, site.zone).start);
    const end = Math.min(to, dayTime(addDays(site.since, MOST), site.zone).start);
    const found: Step[] = [];
    if (!(first < end)) return found;
    for (let date = dayOf(first, site.zone); date <= dayOf(end - 1, site.zone); date = addDays(date, 1)) {
      for (const step of day(site, date)) if (step.at >= from && step.at < to) found.push(step);
    }
    return found;
  }

  return {
    day,
    between,
    forecast: (site, of, date, leadHours, rolling) => forecast(site, of, date, leadHours, day(site, date), rolling),
  };
}

/** The one simulator of homes behind every figure of every page; what it answers depends on home and day alone. */
export const simulator = createSimulator();
