import { alarmBound, type AlarmBound, type AlarmTrigger } from './alarmBound';

/** Something a device reported of the attribute a rule watches. */
export interface AlarmReport {
  /** Epoch ms. */
  readonly at: number;
  /** Switches are 1 and 0, states their codes; null for words. */
  readonly value: number | null;
}

/** An alarm: from the report (or the silence) that raised it to the one that ended it. */
export interface AlarmRun {
  /** Epoch ms. */
  readonly from: number;
  /** Epoch ms; absent while it lasts. */
  readonly to?: number;
  /** The value furthest beyond the bound; null for a silence. */
  readonly peak: number | null;
}

const MINUTE = 60_000;

/**
 * A value raises with the first report beyond the bound and ends with the first that is not: what is not reported does
 * neither.
 */
function crossings({ holds, beyond }: AlarmBound, reports: readonly AlarmReport[]): AlarmRun[] {
  const runs: AlarmRun[] = [];
  let open: { readonly from: number; readonly peak: number } | undefined;
  for (const { at, value } of reports) {
    if (value === null) continue;
    if (holds(value))
      open = { from: open?.from ?? at, peak: open && beyond(open.peak) >= beyond(value) ? open.peak : value };
    else if (open) {
      runs.push({ ...open, to: at });
      open = undefined;
    }
  }
  return open ? [...runs, open] : runs;
}

/**
 * A silence raises once it has lasted longer than the rule allows, and ends with the next report. Before the first
 * report nothing is known.
 */
function silences(allowed: number, reports: readonly AlarmReport[], now: number): AlarmRun[] {
  const moments = [...reports.map(({ at }) => at), now];
  return moments.slice(1).flatMap((next, place): AlarmRun[] => {
    const from = (moments[place] ?? next) + allowed;
    if (next <= from) return [];
    return [place === reports.length - 1 ? { from, peak: null } : { from, to: next, peak: null }];
  });
}

/**
 * The alarms a rule raises over what a device reported until now (epoch ms), in the order they began. One function for
 * the preview of a draft and for the reference backend, so that they cannot disagree. None for a rule that is not
 * complete.
 */
export function alarmRuns(trigger: AlarmTrigger, reports: readonly AlarmReport[], now: number): AlarmRun[] {
  const known = reports.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
  if (trigger.type === 'offline')
    return trigger.offlineDuration ? silences(trigger.offlineDuration * MINUTE, known, now) : [];
  const bound = alarmBound(trigger);
  return bound ? crossings(bound, known) : [];
}
