import { wordsOf } from './nameForms';

const NAMED: readonly (readonly [RegExp, string])[] = [
  [/ k ?wh$/, 'kWh'],
  [/ m ?wh$/, 'MWh'],
  [/ wh$/, 'Wh'],
  [/ k ?wp$/, 'kWp'],
  [/ k ?w$/, 'kW'],
  [/ mw$/, 'MW'],
  [/ (?:watts?|w)$/, 'W'],
  [/ k ?va$/, 'kVA'],
  [/ (?:volts?)$/, 'V'],
  [/ (?:amps?|amperes?)$/, 'A'],
  [/ (?:celsius|deg ?c)$/, '°C'],
  [/ (?:percent|percentage|pct)$/, '%'],
  [/ hz$/, 'Hz'],
  [/ (?:seconds|secs?)$/, 's'],
  [/ (?:minutes|mins)$/, 'min'],
  [/ (?:hours|hrs)$/, 'h'],
  [/ (?:milliseconds|millis|ms)$/, 'ms'],
  [/ (?:meters|metres)$/, 'm'],
  [/ (?:kilometers|kilometres|km)$/, 'km'],
  [/ kg$/, 'kg'],
];

/**
 * The unit that a name ends in, and the name without it: `maxPowerKw`, `energy_kwh`, `temp_celsius`, `socPercent`.
 * Undefined where it ends in none; a price per kWh is no energy.
 *
 * @example namedUnit('energy_kwh') // { unit: 'kWh', of: 'energy' }
 */
export function namedUnit(name: string): { readonly unit: string; readonly of: string } | undefined {
  const words = wordsOf(name).join(' ');
  if (/ per (?:\w+ )?\w+$/.test(words)) return undefined;
  const found = NAMED.find(([pattern]) => pattern.test(words));
  return found && { unit: found[1], of: words.replace(found[0], '') };
}
