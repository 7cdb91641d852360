import type { TypographyVariantsOptions } from '@mui/material';
import deepmerge from '@mui/utils/deepmerge';
import { asSaid, type Said } from './said';

/** Of letters a theme says all but their sizes: those follow the width, and none is below 12 px (spec 01 §9). */
const LETTERS = ['fontFamily', 'fontWeight', 'fontStyle', 'letterSpacing', 'textTransform'] as const;
const GENERAL = /^font(?:Family|Weight\w+)$/;

/** The letters of a theme first, those of the console for signs it has none for: Chinese ones most of all. */
const family = (first: unknown, then: string) =>
  typeof first === 'string' ? `${first.replace(/,\s*sans-serif\s*$/, '')}, ${then}` : undefined;

/** Letters as a theme wants them, in the sizes of the console. */
export function typographyOver(ours: TypographyVariantsOptions, given: Said): TypographyVariantsOptions {
  const usual = ours.fontFamily ?? 'sans-serif';
  const letters = (style: Said) =>
    Object.fromEntries(
      LETTERS.flatMap((key) => {
        const value = key === 'fontFamily' ? family(style[key], usual) : style[key];
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
  const all = letters(asSaid(given['allVariants']));
  const said = Object.entries(given).flatMap(([key, value]) => {
    if (key === 'fontFamily') return [[key, family(value, usual)] as const];
    if (GENERAL.test(key)) return [[key, value] as const];
    return Object.hasOwn(ours, key) && typeof value === 'object'
      ? [[key, { ...all, ...letters(asSaid(value)) }] as const]
      : [];
  });
  return deepmerge(ours, { ...Object.fromEntries(said), ...(Object.keys(all).length > 0 && { allVariants: all }) });
}
