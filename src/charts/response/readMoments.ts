import { firstMoment, startOfDay, wallMoments, zoneOffset } from '@/schema/dates';
import { readLabel } from '@/schema';
import type { Label } from '@/schema/internal';
import { longestRise, type Choice } from './longestRise';

/** What the labels of an answer may leave out. @public */
export interface LabelFrame {
  /** Zone of the site: labels without an offset are on its clock. */
  readonly zone: string;
  /** First day (`yyyy-MM-dd`) of the answer: labels may be times of day alone. */
  readonly day: string;
  /** Last day that was asked for: times of day that go back on it are late corrections, no further day. */
  readonly lastDay?: string;
}

type Clock = Extract<Label, { kind: 'clock' }>;

const DAY = 86_400_000;
/** Labels are times where so many of them are, and so many can be placed. */
const TIMES = 4 / 5;
const PLACED = 2 / 3;

const wallOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Moments of a time on the wall; one that does not exist may stand where the clock jumps over it, if nothing else does.
 */
function choicesAt(wall: number, zone: string): Choice[] {
  const moments = wallMoments(wall, zone);
  return moments.length > 0 ? moments.map((at) => ({ at })) : [{ at: firstMoment(wall, zone), isSpare: true }];
}

/** What the wall shows at a label that says its day. */
function shownAt(label: Exclude<Label, Clock>, zone: string): number {
  if (label.kind === 'moment') return label.at + zoneOffset(label.at, zone);
  return label.kind === 'wall' ? label.wall : wallOf(label.day);
}

/**
 * Moments that each label may stand for. Times of day begin anew where they go back by about a day: after as long as
 * between the two before, or for a stretch of labels. One that goes back alone, or for an hour as clocks do, is of no
 * other day: it has no moment.
 */
function choicesOf(
  labels: readonly (Label | undefined)[],
  { zone, day, lastDay }: LabelFrame,
): readonly (readonly Choice[])[] {
  const end = lastDay === undefined ? Infinity : wallOf(lastDay);
  /**
   * Midnight on the wall of the day the times have come to, how many of them it has, and the last one, after how long.
   */
  let [midnight, count, last, step] = [wallOf(day), 0, -1, 0];
  let before = -Infinity;
  let dated: Exclude<Label, Clock> | undefined;

  const clockAt = (place: number): number | undefined => {
    const label = labels[place];
    return label?.kind === 'clock' ? label.time : undefined;
  };
  const beginsDay = (place: number, time: number): boolean => {
    const forward = time + DAY - last;
    const next = clockAt(place + 1) ?? time;
    if (forward <= (step || (next > time ? next - time : DAY / 2))) return true;
    if (midnight >= end) return false;
    let [run, so, to] = [1, time, clockAt(place + 1)];
    while (to !== undefined && to > so && to <= last) [run, so, to] = [run + 1, to, clockAt(place + run + 1)];
    const goesOn = to !== undefined && to > last; // as if the run were not there
    return run > 1 && (!goesOn || (run >= count / 2 && last - time >= DAY / 4));
  };
  const ofClock = (place: number, time: number): readonly Choice[] => {
    if (dated) {
      const wall = shownAt(dated, zone);
      midnight = Math.floor(wall / DAY) * DAY;
      [count, last, step, dated] = [1, wall - midnight, 0, undefined];
    }
    if (Number.isNaN(midnight)) return [];
    let choices = choicesAt(midnight + time, zone);
    if (time < last && !choices.some(({ at, isSpare }) => at > before && !isSpare)) {
      if (!beginsDay(place, time)) return [];
      midnight += DAY;
      [count, last] = [0, -1];
      choices = choicesAt(midnight + time, zone);
    }
    if (last >= 0 && time > last) step = time - last;
    [count, last] = [count + 1, time];
    before = choices.find(({ at }) => at > before)?.at ?? before;
    return time === DAY ? choices.map(({ at }) => ({ at })) : choices;
  };
  return labels.map((label, place) => {
    if (label === undefined) return [];
    if (label.kind === 'clock') return ofClock(place, label.time);
    dated = label;
    const choices =
      label.kind === 'wall'
        ? choicesAt(label.wall, zone)
        : [{ at: label.kind === 'day' ? startOfDay(label.day, zone) : label.at }];
    before = choices.find(({ at }) => at > before)?.at ?? before;
    return choices;
  });
}

const isThere = (value: unknown): boolean => value !== undefined;

function placed(
  labels: readonly (Label | undefined)[],
  frame: LabelFrame,
): readonly (number | undefined)[] | undefined {
  if (labels.filter(isThere).length < labels.length * TIMES) return undefined;
  const moments = longestRise(choicesOf(labels, frame));
  return moments.filter(isThere).length < labels.length * PLACED ? undefined : moments;
}

/**
 * The labels of an answer (`xlist`) as moments (epoch ms), one each, rising; undefined for one that cannot be placed:
 * it comes a second time, late, at a time that does not exist, or is none. Where fewer than four of five are times, or
 * fewer than two of three can be placed, the labels are categories, and there is no list at all. Read is whatever
 * `readLabel` reads.
 *
 * In the hour that comes twice the order of the labels tells which one is meant. A time that does not exist is the
 * moment the clock jumps, where no other label is. `24:00` is the midnight after.
 *
 * @example
 * readMoments(['01:00', '02:00', '03:00'], { zone: 'Europe/Berlin', day: '2026-03-29' })
 * // [00:00 UTC, undefined, 01:00 UTC]
 * @public
 */
export const readMoments = (
  labels: readonly unknown[],
  frame: LabelFrame,
): readonly (number | undefined)[] | undefined =>
  placed(
    labels.map((label) => readLabel(label, frame.day)),
    frame,
  );

/** Moments of labels that rise, or that fall: whichever places more of them. Undefined where neither can be told. */
export function readEitherWay(
  labels: readonly unknown[],
  frame: LabelFrame,
): { readonly moments: readonly (number | undefined)[]; readonly falls: boolean } | undefined {
  const read = labels.map((label) => readLabel(label, frame.day));
  const rising = placed(read, frame);
  const most = rising?.filter(isThere).length ?? 0;
  if (rising && most === labels.length) return { moments: rising, falls: false };
  const falling = placed(read.toReversed(), frame)?.toReversed();
  if (falling && falling.filter(isThere).length > most) return { moments: falling, falls: true };
  return rising && { moments: rising, falls: false };
}

/**
 * One label alone as a moment (epoch ms); undefined for what is no time, and for a time that does not exist.
 *
 * @example readMoment('09:00', { zone: 'Europe/Berlin', day: '2026-11-27' }) // 08:00 UTC
 * @public
 */
export function readMoment(label: unknown, frame: LabelFrame): number | undefined {
  const [choices] = choicesOf([readLabel(label, frame.day)], frame);
  const [first] = choices ?? [];
  return first?.isSpare ? undefined : first?.at;
}

/**
 * Moments (epoch ms) of labels that rise or fall, so that the hour that comes twice is told; else of each alone, one
 * that comes again as the next time its clock shows it. Undefined for what is no time, for a time that does not exist,
 * and for a time of day out of its order.
 *
 * @example momentsOf(['10:00', '09:00'], { zone: 'UTC', day: '2026-11-27' }) // [10:00 UTC, 09:00 UTC]
 * @public
 */
export function momentsOf(labels: readonly unknown[], frame: LabelFrame): readonly (number | undefined)[] {
  const inOrder = readEitherWay(labels, frame)?.moments;
  if (inOrder) return labels.map((label, place) => inOrder[place] ?? readMoment(label, { ...frame, day: '' }));
  const seen = new Map<unknown, number>();
  return labels.map((label) => {
    const before = seen.get(label) ?? 0;
    seen.set(label, before + 1);
    return (before > 0 ? readMoments([label, label], frame)?.[1] : undefined) ?? readMoment(label, frame);
  });
}
