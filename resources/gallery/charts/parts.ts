import { axes } from './stories/axes';
import { linked } from './stories/linked';
import { many } from './stories/many';
import { shapes } from './stories/shapes';
import { states } from './stories/states';
import { time } from './stories/time';
import { weather } from './stories/weather';

/** The tabs of the gallery by the name in its address. */
export const parts = { shapes, axes, time, weather, linked, states, many } as const;

export type PartName = keyof typeof parts;

const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);

export const partNames: readonly PartName[] = Object.keys(parts).filter(isPart);

/** The part an address names; the first when it names none. */
export function partNamed(name: string | null): PartName {
  return name !== null && isPart(name) ? name : 'shapes';
}
