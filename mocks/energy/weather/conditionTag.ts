import type { CountryDay } from './countryDay';

/** What the hour is like, for the tag that names it. */
interface Hour {
  readonly clearness: number;
  readonly outdoor: number;
  readonly daylight: boolean;
  readonly hour: number;
  /** 0 dry, above 0.6 something falls. */
  readonly wet: number;
}

function wetTag({ outdoor, wet, clearness }: Hour, wind: number): string {
  if (outdoor < -0.5) return wet > 0.9 ? 'snow-showers' : 'snow';
  if (outdoor < 1) return 'sleet';
  if (outdoor < 2) return 'rain-snow';
  if (outdoor > 18 && wet > 0.95) return wind > 0.9 ? 'hail' : 'thunder';
  return clearness > 0.35 ? 'showers' : 'rain';
}

/** The condition tag of spec 02 §9 that agrees with the sun: a curve full of gaps never stands under a clear sky. */
export function conditionTag(now: Hour, { wind }: Pick<CountryDay, 'wind'>): string {
  const { clearness, outdoor, daylight, hour, wet } = now;
  if (wet > 0.6 && clearness < 0.45) return wetTag(now, wind);
  if (clearness > 0.85) return daylight ? 'clear-day' : 'clear-night';
  if (hour < 9.5 && wind < 0.25 && clearness < 0.6 && outdoor > 0 && outdoor < 12) return 'fog';
  if (wind > 0.9 && clearness < 0.7) return 'windy';
  if (clearness <= 0.5) return 'cloudy';
  return daylight ? 'partly-cloudy-day' : 'partly-cloudy-night';
}
