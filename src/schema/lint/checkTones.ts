import { isObject } from '../isObject';
import type { RowTone } from '../list';
import type { Resource } from '../resource';
import type { Tone } from '../workflow';
import { finding, type Check, type Finding } from './finding';
import { nearest } from './nearest';
import { typeOptions } from '../typeOptions';

const TONES: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'serious', 'error'];

const ROW_TONES: readonly RowTone[] = ['error', 'warning', 'success', 'info'];

/** A tone that is none of those there are: which was meant, and all there are. */
function noTone(resource: Resource, place: string, tone: string, known: readonly string[]): Finding[] {
  if (known.includes(tone)) return [];
  const near = nearest(tone, known);
  const fix = near.startsWith('Did') ? `${near} There are ${known.join(', ')}.` : near;
  return [finding(resource, place, 'error', `"${tone}" is no tone.`, fix)];
}

/** Codes and states have one of six tones, rows one of four. */
export const checkTones: Check = (resource) => [
  ...Object.entries(resource.fields).flatMap(([name, field]) => {
    const { tones } = typeOptions(field);
    if (!isObject(tones)) return [];
    return Object.entries(tones).flatMap(([code, tone]) =>
      noTone(resource, `fields.${name}.tones.${code}`, String(tone), TONES),
    );
  }),
  ...Object.keys(resource.tone ?? {}).flatMap((tone) => noTone(resource, `list.tone.${tone}`, tone, ROW_TONES)),
];
