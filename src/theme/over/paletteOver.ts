import type { PaletteOptions } from '@mui/material';
import deepmerge from '@mui/utils/deepmerge';
import { palette } from '../palette';
import type { Mode } from '../tokens';
import { readable, solid } from './colors';
import { asSaid, type Said } from './said';
import { tokensOver } from './tokensOver';

/** Colors the console computes of what is said; the others of a palette are taken as they are. */
const COMPUTED = new Set(['mode', 'background', 'text', 'divider', 'sunken', 'edge', 'contrastThreshold', 'action']);
const NAMED = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const;

/**
 * The palette of a mode over the console's.
 *
 * @param accent the brand's
 * @param keeps whether the brand says its accent itself: it stays, whatever the palette says
 */
export function paletteOver(mode: Mode, accent: string, keeps: boolean, given: Said): PaletteOptions {
  const own = tokensOver(mode, given);
  const surfaces = [own.paper, own.canvas, own.sunken];
  const primary = keeps ? undefined : solid(asSaid(given['primary'])['main'], own.paper);
  const ours = palette(mode, readable(primary ?? accent, surfaces, 4.5), own);
  const secondary = solid(asSaid(given['secondary'])['main'], own.paper);
  if (secondary) {
    const { secondary: drawn } = palette(mode, accent, { ...own, inkSoft: readable(secondary, surfaces, 4.5) });
    if (drawn) ours.secondary = drawn;
  }
  const more = Object.entries(given).flatMap(([key, value]) => {
    if (COMPUTED.has(key) || (keeps && key === 'primary')) return [];
    // the fill and its text are read already; what is lighter and darker than it is the theme's
    if (!NAMED.some((name) => name === key)) return [[key, value] as const];
    const { main: _, contrastText: __, dark: ___, ...shades } = asSaid(value);
    return [[key, shades] as const];
  });
  return deepmerge(ours, Object.fromEntries(more));
}
