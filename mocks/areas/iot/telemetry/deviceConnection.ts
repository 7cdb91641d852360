import { chance } from '@mocks/energy/chance/chance';
import { REPORT, type Source } from './source';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Share of days on which a device loses its connection. */
const UNLUCKY = 0.035;

interface Outage {
  readonly from: number;
  readonly to: number;
}

/** The time a device is away on a day of UTC: ten minutes to ten hours, mostly short. */
export function outageOf({ seed }: Source, day: number): Outage | undefined {
  if (chance(seed, day, 1) >= UNLUCKY) return undefined;
  const from = day * DAY + Math.floor((chance(seed, day, 2) * DAY) / REPORT) * REPORT;
  return { from, to: from + Math.floor(10 + chance(seed, day, 3) ** 3 * 590) * MINUTE };
}

/** When the device itself was lost that is away at a moment; undefined while it is there. */
function lostAt(source: Source, at: number): number | undefined {
  if (source.silentSince !== undefined && at >= source.silentSince) return source.silentSince;
  const day = Math.floor(at / DAY);
  for (const one of [outageOf(source, day), outageOf(source, day - 1)])
    if (one && at >= one.from && at < one.to) return one.from;
  return undefined;
}

/** Whether a device can be reached; behind a controller both must be. */
export function isOnline(source: Source, at: number): boolean {
  return (
    at >= source.since &&
    lostAt(source, at) === undefined &&
    (source.behind === undefined || isOnline(source.behind, at))
  );
}

/** The next moment (epoch ms) at which a device may come, go, or report. */
export function nextChange(source: Source, at: number): number {
  const day = Math.floor(at / DAY);
  const outages = [outageOf(source, day - 1), outageOf(source, day)].flatMap((one) => (one ? [one.from, one.to] : []));
  const report = (Math.floor(at / REPORT) + 1) * REPORT;
  const own = [report, source.since, source.silentSince ?? report, ...outages].filter((moment) => moment > at);
  return Math.min(...own, source.behind ? nextChange(source.behind, at) : report);
}

/** The last moment (epoch ms) a device was online; undefined when it never was. */
export function lastOnline(source: Source, at: number): number | undefined {
  let moment = at;
  for (let one: Source | undefined = source; one;) {
    const lost: number | undefined = lostAt(one, moment);
    if (lost === undefined) one = one.behind;
    else {
      moment = lost - 1;
      one = source; // before that something else may have been away
    }
    if (moment < source.since) return undefined;
  }
  return moment === at ? Math.floor(at / REPORT) * REPORT : moment + 1;
}
