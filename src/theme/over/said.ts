import { createTheme } from '@mui/material';
import deepmerge, { isPlainObject } from '@mui/utils/deepmerge';
import type { Mode } from '../tokens';

/** What a theme says, whatever it is made of: options, a whole theme, JSON. */
export type Said = Readonly<Record<string, unknown>>;

export const asSaid = (value: unknown): Said => (isPlainObject(value) ? value : {});

/** What stands in a value and not in the other one: `createTheme` fills in all that nobody said. */
function without(value: unknown, usual: unknown): unknown {
  if (!isPlainObject(value)) return JSON.stringify(value) === JSON.stringify(usual) ? undefined : value;
  const other = asSaid(usual);
  const left = Object.entries(value).flatMap(([key, one]) => {
    const kept = typeof one === 'function' ? undefined : without(one, other[key]);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/** What a theme says itself of the looks of a mode; of a whole theme, what is not MUI's. */
export function said(theme: unknown, mode: Mode): Said {
  const whole = asSaid(theme);
  const isMade = typeof asSaid(whole['typography'])['pxToRem'] === 'function';
  if (!isMade) return whole;
  const usual = createTheme({ palette: { mode } });
  const [palette, typography, shape, shadows] = (['palette', 'typography', 'shape', 'shadows'] as const).map((key) =>
    without(whole[key], usual[key]),
  );
  const of = asSaid(whole['palette'])['mode'];
  return {
    palette: { ...asSaid(palette), mode: of },
    typography,
    shape,
    shadows,
    colorSchemes: whole['colorSchemes'],
    components: whole['components'],
  };
}

/** What is of one mode alone, light where nothing is said: a dark page with light paper is none. */
const SURFACES = new Set(['background', 'text', 'divider', 'action', 'common', 'sunken', 'edge']);

/**
 * The colors that a theme says for a mode: those of its scheme, else its own; where it says no mode, its surfaces are
 * those of the light one.
 */
export function saidPalette(theme: Said, mode: Mode): Said {
  const { mode: of, ...own } = asSaid(theme['palette']);
  const here = Object.entries(own).filter(([key]) => (of ?? (SURFACES.has(key) ? 'light' : mode)) === mode);
  const scheme = asSaid(asSaid(asSaid(theme['colorSchemes'])[mode])['palette']);
  return deepmerge(Object.fromEntries(here), scheme);
}
