import type { ThemeOptions } from '@mui/material';
import deepmerge, { isPlainObject } from '@mui/utils/deepmerge';
import type { Mode } from '../tokens';
import { asSaid, type Said } from './said';

type Components = NonNullable<ThemeOptions['components']>;
type ByMode = Readonly<Record<Mode, Said>>;

/**
 * Parts whose sizes the specification says, or that pages count on: bars, menus, rows of tables, inputs. A theme says
 * how they look, not how high and wide they are.
 */
const BOUND =
  /^Mui(?:AppBar|Toolbar|Drawer|ListItemIcon|MenuItem|Table\w*|TextField|FormControl|FormHelperText|InputBase|InputLabel|OutlinedInput|Autocomplete|Select)$/;
/** A look of tabs is made of their height: without it half of it would not be read. */
const WHOLE = /^MuiTabs?$/;
const SIZE =
  /^(?:(?:min|max)?(?:height|width)|(?:padding|margin).*|overflow.*|fontSize|lineHeight|display|position|zIndex|transform)$/i;
/** Inputs are outlined and small, and as wide as where they stand. */
const INPUT =
  /^Mui(?:TextField|FormControl|InputBase|InputLabel|OutlinedInput|FilledInput|FormHelperText|Autocomplete|Select)$/;
const INPUT_PROPS = ['variant', 'size', 'margin', 'fullWidth'];
/** A rem is 16 px where themes are written, and a hundredth of the width here. */
const REM = /^-?[\d.]+rem$/;

function inPixels(key: string, value: string): string {
  if (!REM.test(value)) return value;
  const px = Number.parseFloat(value) * 16;
  return `${key === 'fontSize' ? Math.max(12, px) : px}px`;
}

/** A style without what is bound, its lengths in pixels. */
function tamed(style: unknown, isBound: boolean): unknown {
  if (Array.isArray(style)) return style.map((one) => tamed(one, isBound));
  if (!isPlainObject(style)) return style;
  return Object.fromEntries(
    Object.entries(style).flatMap(([key, value]) => {
      if (isBound && SIZE.test(key) && !isPlainObject(value)) return [];
      return [[key, typeof value === 'string' ? inPixels(key, value) : tamed(value, isBound)] as const];
    }),
  );
}

interface Styled {
  readonly theme: { readonly palette: { readonly mode: Mode } };
}

/** The style of a slot in the mode of the moment. */
const slotStyle =
  (byMode: ByMode, slot: string, isBound: boolean) =>
  (props: Styled): unknown => {
    const style = byMode[props.theme.palette.mode][slot];
    return tamed(typeof style === 'function' ? style(props) : style, isBound);
  };

function stylesOver(name: string, ours: Said, byMode: ByMode): Said {
  const slots = new Set([...Object.keys(byMode.light), ...Object.keys(byMode.dark)]);
  const isBound = BOUND.test(name);
  return Object.fromEntries(
    [...slots].map((slot) => {
      const own = ours[slot];
      const theirs = slotStyle(byMode, slot, isBound);
      return [slot, own === undefined ? theirs : [own, theirs]];
    }),
  );
}

/** Global styles: an object, a function of the theme, or text, as MUI documents it for `@font-face`. */
const globalStyles = (ours: unknown, light: unknown, dark: unknown) => [
  ours,
  (theme: Styled['theme']) => {
    const styles = theme.palette.mode === 'dark' ? dark : light;
    return typeof styles === 'function' ? styles(theme) : styles;
  },
];

function componentOver(name: string, ours: Said, light: Said, dark: Said): Said {
  const props = Object.entries({ ...asSaid(dark['defaultProps']), ...asSaid(light['defaultProps']) }).filter(
    ([key]) => !(INPUT.test(name) && INPUT_PROPS.includes(key)),
  );
  const styles = { light: asSaid(light['styleOverrides']), dark: asSaid(dark['styleOverrides']) };
  const variants = light['variants'] ?? dark['variants'];
  return {
    ...(props.length > 0 && { defaultProps: Object.fromEntries(props) }),
    ...(name === 'MuiCssBaseline'
      ? { styleOverrides: globalStyles(ours['styleOverrides'], light['styleOverrides'], dark['styleOverrides']) }
      : !WHOLE.test(name) && { styleOverrides: stylesOver(name, asSaid(ours['styleOverrides']), styles) }),
    ...(Array.isArray(variants) &&
      !BOUND.test(name) &&
      !WHOLE.test(name) && { variants: variants.map((one) => tamed(one, false)) }),
  };
}

/** The corners of surfaces, where a theme says those of `shape`. */
export const cornersOver = (ours: Components, radius: unknown): Components =>
  typeof radius === 'number'
    ? deepmerge(ours, {
        MuiPaper: { styleOverrides: { rounded: { borderRadius: radius } } },
        MuiAlert: { styleOverrides: { root: { borderRadius: radius } } },
        MuiIconButton: { styleOverrides: { root: { borderRadius: radius } } },
      })
    : ours;

/**
 * Components of a theme over the console's: their properties and styles, of bound parts without sizes. Properties are
 * the same in both modes; styles are those of the mode.
 */
export function componentsOver(ours: Components, byMode: ByMode): Components {
  const own = asSaid(ours);
  const names = new Set([...Object.keys(byMode.light), ...Object.keys(byMode.dark)]);
  return deepmerge(
    ours,
    Object.fromEntries(
      [...names].map((name) => {
        const [light, dark] = [asSaid(byMode.light[name]), asSaid(byMode.dark[name])];
        return [name, componentOver(name, asSaid(own[name]), light, dark)];
      }),
    ),
  );
}
