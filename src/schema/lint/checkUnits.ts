import type { Fields } from '../field';
import type { Measures } from '../measure/measure';
import { typeOptions } from '../typeOptions';
import { finding, type Check, type Finding } from './finding';

/** Units as the standards write them: only where capitals differ is one meant. */
const KNOWN =
  'W kW MW GW TW Wh kWh MWh GWh TWh var kvar Mvar VA kVA MVA Wp kWp MWp GWp varh kvarh Ah mAh ' +
  'mV kV mA kA Hz kHz MHz kg km ms min money kPa hPa bar dB dBm Pa rpm kB MB GB TB ppm';
const units = KNOWN.split(' ');

/** Letters in the place of signs, which no other quantity has. */
const SIGNS: Readonly<Record<string, string>> = { C: '°C', F: '°F', m2: 'm²', m3: 'm³', 'm^2': 'm²', 'm^3': 'm³' };

/** What is written otherwise: `kwh` of `money/kwh`, and what it probably is. */
function misspelt(unit: string): readonly (readonly [part: string, meant: readonly string[]])[] {
  const meantBy = (part: string): readonly string[] =>
    part.length > 1 ? units.filter((one) => one.toLowerCase() === part.toLowerCase()) : [];
  return unit
    .split('/')
    .filter((part) => !units.includes(part))
    .map((part) => [part, [SIGNS[part] ?? meantBy(part)].flat()] as const)
    .filter(([, meant]) => meant.length > 0);
}

/** A unit as it is to be written, where it is clear what was meant: `kWh` for `kwh`. */
export const meantUnit = (unit: string): string =>
  misspelt(unit).reduce((text, [part, [only, other]]) => (only && !other ? text.replace(part, only) : text), unit);

type Owner = { readonly name: string };

function unitFindings(owner: Owner, place: string, unit: unknown): Finding[] {
  if (typeof unit !== 'string') return [];
  return misspelt(unit).map(([part, meant]) =>
    finding(
      owner,
      place,
      'error',
      part in SIGNS ? `"${part}" is no unit: it has a sign.` : `"${part}" is no unit: capitals count.`,
      `Write ${meant.map((one) => `'${unit.replace(part, one)}'`).join(' or ')}.`,
    ),
  );
}

/** The units of quantities. */
export const measureUnits = (owner: Owner, measures: Measures): Finding[] =>
  Object.entries(measures).flatMap(([key, { unit }]) => unitFindings(owner, `measures.${key}.unit`, unit));

/** The units of fields, also of those inside rows and groups. */
export const fieldUnits = (owner: Owner, place: string, fields: Fields): Finding[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    ...unitFindings(owner, `${place}.${name}.unit`, typeOptions(field).unit),
    ...fieldUnits(owner, `${place}.${name}`, typeOptions(field).fields ?? {}),
  ]);

/** Units are written as everywhere: `kWh` and `kwh` would be two quantities, with other decimals and sums. */
export const checkUnits: Check = (resource) => [
  ...measureUnits(resource, resource.measures),
  ...fieldUnits(resource, 'fields', resource.fields),
];
