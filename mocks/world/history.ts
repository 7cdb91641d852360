import { beforePart } from '../core/inTurns';
import { dayAfter } from './dayAfter';
import { dayTime } from '../energy/dayTime';
import type { DayFrame } from './model';
import type { Site } from './site';
import { fillHome } from './run/fillHome';
import { newFrame } from './run/newFrame';
import { beginOfMonth, runSite, type SiteState } from './run/runSite';
import { addSteps } from './sums/addSteps';
import { WIDTH } from './sums/sumRow';

/** Days of all sites whose steps are kept; of all others only their sums and what they begin with. */
const KEPT = 600;
/** A site is run this many days from its first one on; later ones have no data. */
const MOST = 3660;
const DAY = 86_400_000;

/** What is known of a site: what its days begin with, and the sums of each day, a row each. */
interface Known {
  readonly serial: number;
  /** What each day that was run began with, by its place from the first one on. */
  readonly begins: Map<number, SiteState>;
  readonly made: Set<number>;
  readonly rows: Map<number, Float64Array>;
}

const known = new WeakMap<Site, Known>();
const frames = new Map<string, DayFrame>();
let [serial, spare]: [number, DayFrame | undefined] = [0, undefined];

function knownOf(site: Site): Known {
  let found = known.get(site);
  if (!found) known.set(site, (found = { serial: (serial += 1), begins: new Map(), made: new Set(), rows: new Map() }));
  return found;
}

const timeOf = (site: Site, offset: number) => dayTime(dayAfter(site.since, offset), site.zone);

/** Days from the first one of a site to another; undefined where there is no data. */
function offsetOf(site: Site, day: string): number | undefined {
  const offset = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${site.since}T00:00:00Z`)) / DAY);
  return offset >= 0 && offset < MOST ? offset : undefined;
}

/**
 * Rows stand together by so many days: hundreds of sites have years of them, and none should be there before its time.
 */
const TOGETHER = 32;

function rowOf({ rows }: Known, offset: number): Float64Array {
  const block = Math.floor(offset / TOGETHER);
  let found = rows.get(block);
  if (!found) rows.set(block, (found = new Float64Array(TOGETHER * WIDTH)));
  const place = (offset % TOGETHER) * WIDTH;
  return found.subarray(place, place + WIDTH);
}

function sumUp(site: Site, own: Known, offset: number, frame: DayFrame): void {
  if (own.made.has(offset)) return;
  addSteps(rowOf(own, offset), site, frame, 0, frame.steps);
  own.made.add(offset);
}

/**
 * What a day begins with: on the first of a month nothing but the date decides it, on any other what the day before
 * left.
 */
function beginOf(site: Site, own: Known, offset: number): SiteState {
  const day = dayAfter(site.since, offset);
  const first = Math.max(0, offset + 1 - Number(day.slice(8)));
  let place = offset;
  while (place > first && !own.begins.has(place)) place -= 1;
  let state = own.begins.get(place) ?? beginOfMonth(site, timeOf(site, place));
  own.begins.set(place, state);
  for (; place < offset; place += 1) {
    beforePart();
    spare = newFrame(timeOf(site, place), spare);
    state = runSite(site, timeOf(site, place), state, spare);
    own.begins.set(place + 1, state);
    sumUp(site, own, place, spare);
  }
  return state;
}

function run(site: Site, own: Known, offset: number, frameOf: (place: number) => DayFrame): DayFrame {
  const begin = beginOf(site, own, offset);
  const frame = frameOf(offset);
  const end = runSite(site, timeOf(site, offset), begin, frame);
  if (!dayAfter(site.since, offset + 1).endsWith('-01')) own.begins.set(offset + 1, end);
  return frame;
}

function made(site: Site, own: Known, offset: number, frameOf: (place: number) => DayFrame): DayFrame {
  if (!site.home) return run(site, own, offset, frameOf);
  const frame = frameOf(offset);
  fillHome(site.home, timeOf(site, offset), frame);
  return frame;
}

/**
 * What happened at a site on a day (`yyyy-MM-dd`); undefined where there is no data. Days to come are known as well.
 */
export function dayFrame(site: Site, day: string): DayFrame | undefined {
  const offset = offsetOf(site, day);
  if (offset === undefined) return undefined;
  const own = knownOf(site);
  const key = `${own.serial} ${offset}`;
  let frame = frames.get(key);
  if (frame) frames.delete(key);
  else {
    if (!own.made.has(offset)) beforePart();
    frame = made(site, own, offset, (place) => newFrame(timeOf(site, place)));
    sumUp(site, own, offset, frame);
  }
  frames.set(key, frame);
  const [oldest] = frames.keys();
  if (frames.size > KEPT && oldest !== undefined) frames.delete(oldest);
  return frame;
}

/** The sums of a whole day, as a row; undefined where there is no data. */
export function dayRow(site: Site, day: string): Float64Array | undefined {
  const offset = offsetOf(site, day);
  if (offset === undefined) return undefined;
  const own = knownOf(site);
  if (!own.made.has(offset)) {
    beforePart();
    sumUp(
      site,
      own,
      offset,
      made(site, own, offset, (place) => (spare = newFrame(timeOf(site, place), spare))),
    );
  }
  return rowOf(own, offset);
}

/** What is known of the days of a site, as another thread takes it. */
export interface KnownDays {
  readonly begins: ReadonlyMap<number, SiteState>;
  readonly made: ReadonlySet<number>;
  readonly rows: ReadonlyMap<number, Float64Array>;
}

/** All that is known of the days of a site. */
export function knownDays(site: Site): KnownDays {
  const { begins, made: summed, rows } = knownOf(site);
  return { begins, made: summed, rows };
}

/** Days of a site that another thread has summed: what is known here already stays. */
export function takeDays(site: Site, { begins, made: summed, rows }: KnownDays): void {
  const own = knownOf(site);
  for (const [offset, begin] of begins) if (!own.begins.has(offset)) own.begins.set(offset, begin);
  for (const offset of summed) {
    if (own.made.has(offset)) continue;
    const place = (offset % TOGETHER) * WIDTH;
    const row = rows.get(Math.floor(offset / TOGETHER))?.subarray(place, place + WIDTH);
    if (!row) continue;
    rowOf(own, offset).set(row);
    own.made.add(offset);
  }
}
