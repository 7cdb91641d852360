import { memoize } from '../chance/memoize';
import { fillNoise, noise } from '../chance/noise';
import { seedOf } from '../chance/seedOf';
import { countryOf } from '../countries';
import { STEP, type DayTime } from '../dayTime';
import { clearSky } from './clearSky';
import { conditionTag } from './conditionTag';
import { countryDay, type CountryDay } from './countryDay';
import { sunCourse, TURN } from './sunHeight';

const HOUR = 3_600_000;

/** The place a weather is of; `id` is the seed of its own clouds. */
export interface Place {
  readonly id: string;
  readonly country: string;
  readonly latitude: number;
  /** Degrees east; the country's where it is not said. */
  readonly longitude?: number;
}

/** The weather over a place, one value a step. */
export interface SiteWeather {
  /** Sun on a level surface and its share that comes from the whole sky, and on the panels, W/m². */
  readonly sun: Float64Array;
  readonly panels: Float64Array;
  readonly outdoor: Float64Array;
  /** Share of the clear sky, without gusts, and whether the sun is up (1): what names the hour. */
  readonly clearness: Float64Array;
  readonly daylight: Uint8Array;
}

/** Beam, sky and ground on panels tilted 35°: the cloudier, the more of it comes from the whole sky. */
function onPanels(sun: number, clearness: number, up: number, onPanel: number): number {
  const diffuse = clearness > 0.9 ? 0.15 : Math.min(1, 0.15 + 0.85 * (1 - clearness));
  const beam = sun * (1 - diffuse) * Math.min(5, Math.max(0, onPanel) / up);
  return beam + sun * diffuse * 0.9096 + sun * 0.2 * 0.0904;
}

function neighbours(
  { country, latitude }: Place,
  { number, ofYear }: DayTime,
): readonly [CountryDay, CountryDay, CountryDay] {
  const dayAt = (offset: number) =>
    countryDay(country, number + offset, ((ofYear + offset + 364) % 365) + 1, latitude < 0);
  return [dayAt(-1), dayAt(0), dayAt(1)];
}

/** How warm an hour of a plain day is, -1 to 1: warmest at three. */
const warmth = (hour: number): number => Math.cos((2 * Math.PI * (hour - 15)) / 24);
const WARMTHS = Float64Array.from({ length: 288 }, (_, index) => warmth((index + 0.5) / 12));

/** Columns for the weather of a day of so many steps. */
export function newWeather(steps: number): SiteWeather {
  return {
    sun: new Float64Array(steps),
    panels: new Float64Array(steps),
    outdoor: new Float64Array(steps),
    clearness: new Float64Array(steps),
    daylight: new Uint8Array(steps),
  };
}

/** Noise of a day that nobody keeps: slow clouds, gusts, and what makes an hour warmer. */
const noisesOf = memoize(
  8,
  (steps: number) => String(steps),
  (steps: number) => [new Float64Array(steps), new Float64Array(steps), new Float64Array(steps)] as const,
);

/**
 * The weather of a place on a day: its country's, with clouds of its own. Temperatures go on over midnight. `into` is
 * overwritten and answered.
 */
export function siteWeather(place: Place, time: DayTime, into: SiteWeather = newWeather(time.steps)): SiteWeather {
  const { steps, start, hours } = time;
  const { sun, panels, outdoor, clearness: clear, daylight } = into;
  const [before, today, after] = neighbours(place, time);
  const {
    up: height,
    onPanel: angle,
    angleAt,
  } = sunCourse(place.latitude, place.longitude ?? countryOf(place.country).longitude, time.ofYear);
  const [upSteady, upSwing] = height;
  const [panelSteady, panelSwing] = angle;
  const clouds = seedOf('clouds', place.id);
  const mixed = 1 - Math.abs(2 * today.clearness - 1);
  const [slowly, gusts, warmer] = noisesOf(steps);
  fillNoise(slowly, clouds, start, STEP, 3 * HOUR);
  fillNoise(gusts, clouds + 1, start, STEP, 11 * 60_000);
  fillNoise(warmer, clouds + 2, start, STEP, 2 * HOUR);
  const plain = steps === WARMTHS.length && (hours[0] ?? 0) < 0.1;
  // The angle grows evenly: each cosine follows from the two before it.
  const first = angleAt(start + STEP / 2);
  const double = 2 * Math.cos(TURN * STEP);
  let [turn, last] = [Math.cos(first), Math.cos(first - TURN * STEP)];
  for (let index = 0; index < steps; index += 1) {
    const hour = hours[index] ?? 0;
    const up = upSteady + upSwing * turn;
    const slow = Math.min(1, Math.max(0.08, today.clearness + 0.3 * mixed * (slowly[index] ?? 0)));
    clear[index] = slow;
    if (up > 0) {
      const gusty = slow > 0.3 && slow < 0.8 ? 0.28 * (gusts[index] ?? 0) : 0;
      const clearness = Math.min(1, Math.max(0.05, slow + gusty));
      const level = clearSky(up) * clearness;
      daylight[index] = 1;
      sun[index] = level;
      panels[index] = level > 0 ? onPanels(level, clearness, up, panelSteady + panelSwing * turn) : 0;
    } else {
      daylight[index] = 0;
      sun[index] = 0;
      panels[index] = 0;
    }
    const next = double * turn - last;
    last = turn;
    turn = next;
    // The day's mean stands at noon; towards midnight it goes half the way to the neighbour's.
    const morning = hour < 12;
    const part = morning ? (12 - hour) / 24 : (hour - 12) / 24;
    const other = morning ? before : after;
    const swing = today.swing * (1 - part) + other.swing * part;
    outdoor[index] =
      today.mean * (1 - part) +
      other.mean * part +
      swing * (plain ? (WARMTHS[index] ?? 0) : warmth(hour)) +
      0.5 * (warmer[index] ?? 0);
  }
  return into;
}

/** The condition tags of a day whose weather is known, one a step. */
export function weatherTags(place: Place, time: DayTime, { clearness, outdoor, daylight }: SiteWeather): string[] {
  const [, today] = neighbours(place, time);
  const clouds = seedOf('clouds', place.id);
  return time.hours.map((hour, index) => {
    const wet = today.wet + 0.35 * noise(clouds + 3, (time.start + index * STEP) / (2 * HOUR));
    return conditionTag(
      { clearness: clearness[index] ?? 0, outdoor: outdoor[index] ?? 0, daylight: daylight[index] === 1, hour, wet },
      today,
    );
  });
}
