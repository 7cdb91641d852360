import { noise } from '../chance/noise';
import { seedOf } from '../chance/seedOf';
import { countryOf } from '../countries';
import { STEP, type DayTime } from '../dayTime';
import type { HomeSite } from '../model';
import { clearSky } from './clearSky';
import { conditionTag } from './conditionTag';
import { countryDay } from './countryDay';
import { sunHeight } from './sunHeight';

const HOUR = 3_600_000;

/** The weather over a home, one value a step. */
export interface SiteWeather {
  /** Sun on a level surface and its share that comes from the whole sky, and on the panels, W/m². */
  readonly sun: readonly number[];
  readonly panels: readonly number[];
  readonly outdoor: readonly number[];
  readonly tags: readonly string[];
}

/** Beam, sky and ground on panels tilted 35°: the cloudier, the more of it comes from the whole sky. */
function onPanels(sun: number, clearness: number, up: number, onPanel: number): number {
  const diffuse = clearness > 0.9 ? 0.15 : Math.min(1, 0.15 + 0.85 * (1 - clearness));
  const beam = sun * (1 - diffuse) * Math.min(5, Math.max(0, onPanel) / up);
  return beam + sun * diffuse * 0.9096 + sun * 0.2 * 0.0904;
}

/** The weather of a home on a day: its country's, with clouds of its own. Temperatures go on over midnight. */
export function siteWeather(site: HomeSite, time: DayTime): SiteWeather {
  const south = site.latitude < 0;
  const dayAt = (offset: number) => countryDay(site.country, time.number + offset, ((time.ofYear + offset + 364) % 365) + 1, south);
  const [before, today, after] = [dayAt(-1), dayAt(0), dayAt(1)];
  const sunAt = sunHeight(site.latitude, countryOf(site.country).longitude, time.ofYear);
  const clouds = seedOf('clouds', site.id);
  const mixed = 1 - Math.abs(2 * today.clearness - 1);
  const weather = { sun: [] as number[], panels: [] as number[], outdoor: [] as number[], tags: [] as string[] };
  time.hours.forEach((hour, index) => {
    const at = time.start + index * STEP;
    const { up, onPanel } = sunAt(at + STEP / 2);
    const slow = Math.min(1, Math.max(0.08, today.clearness + 0.3 * mixed * noise(clouds, at / (3 * HOUR))));
    const gusty = slow > 0.3 && slow < 0.8 ? 0.28 * noise(clouds + 1, at / (11 * 60_000)) : 0;
    const clearness = Math.min(1, Math.max(0.05, slow + gusty));
    const sun = clearSky(up) * clearness;
    // The day's mean stands at noon; towards midnight it goes half the way to the neighbour's.
    const [other, part] = hour < 12 ? [before, (12 - hour) / 24] : [after, (hour - 12) / 24];
    const swing = today.swing * (1 - part) + other.swing * part;
    const outdoor = today.mean * (1 - part) + other.mean * part + swing * Math.cos((2 * Math.PI * (hour - 15)) / 24) + 0.5 * noise(clouds + 2, at / (2 * HOUR));
    weather.sun.push(sun);
    weather.panels.push(sun > 0 ? onPanels(sun, clearness, up, onPanel) : 0);
    weather.outdoor.push(outdoor);
    weather.tags.push(conditionTag({ clearness: slow, outdoor, daylight: up > 0, hour, wet: today.wet + 0.35 * noise(clouds + 3, at / (2 * HOUR)) }, today));
  });
  return weather;
}
