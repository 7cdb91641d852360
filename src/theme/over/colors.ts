import { darken, decomposeColor, hslToRgb, lighten } from '@mui/material';
import { contrast } from '../contrast';

const hex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** A color of CSS as `#rrggbb`, one that lets through as it looks on its ground; `undefined` for none. */
export function solid(color: unknown, ground: string): string | undefined {
  if (typeof color !== 'string') return undefined;
  try {
    const { values } = decomposeColor(color.startsWith('hsl') ? hslToRgb(color) : color);
    const [red = 0, green = 0, blue = 0, alpha = 1] = values;
    const below = decomposeColor(ground).values;
    return hex([red, green, blue].map((value, place) => value * alpha + (below[place] ?? 0) * (1 - alpha)));
  } catch {
    console.error(`The theme says the color "${color}", which is none like #1a2b3c, rgb(…) or hsl(…).`);
    return undefined;
  }
}

/** Two colors mixed: so much of the second one, from 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [decomposeColor(one).values, decomposeColor(other).values];
  return hex([0, 1, 2].map((place) => (a[place] ?? 0) * (1 - share) + (b[place] ?? 0) * share));
}

/** Steps from a color to black or white. */
const STEPS = 20;

/** A color that has the contrast on all of the grounds: as it is where it does, else the next darker or lighter one. */
export function readable(color: string, grounds: readonly string[], least: number): string {
  const [ground = '#ffffff'] = grounds;
  const away = contrast(ground, '#000000') > contrast(ground, '#ffffff') ? darken : lighten;
  for (let step = 0; step < STEPS; step += 1) {
    const moved = solid(away(color, step / STEPS), ground) ?? color;
    if (grounds.every((one) => contrast(moved, one) >= least)) return moved;
  }
  return away === darken ? '#000000' : '#ffffff';
}
