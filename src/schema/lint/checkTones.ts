import { isObject } from '../isObject';
import type { Tone } from '../workflow';
import { finding, type Check } from './finding';
import { nearest } from './nearest';
import { typeOptions } from '../typeOptions';

const TONES: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'serious', 'error'];

/** The tone that was meant, and all there are. */
function fixOf(tone: string): string {
  const near = nearest(tone, TONES);
  return near.startsWith('Did') ? `${near} There are ${TONES.join(', ')}.` : near;
}

/** Codes and states have one of six tones. */
export const checkTones: Check = (resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const { tones } = typeOptions(field);
    if (!isObject(tones)) return [];
    return Object.entries(tones).flatMap(([code, tone]) => {
      const known = TONES.some((one) => one === tone);
      return known
        ? []
        : [
            finding(
              resource,
              `fields.${name}.tones.${code}`,
              'error',
              `"${String(tone)}" is no tone.`,
              fixOf(String(tone)),
            ),
          ];
    });
  });
