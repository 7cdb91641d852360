import type { PaletteOptions } from '@mui/material';
import type { Accent } from '../brands/brand';
import { inkOn } from './contrast';
import { tokens, type Mode } from './tokens';

const color = (main: string) => ({ main, contrastText: inkOn(main) });

/** The palette of one mode: calm surfaces and one accent, the brand's. */
export function palette(mode: Mode, accent: Accent): PaletteOptions {
  const own = tokens[mode];
  return {
    mode,
    contrastThreshold: 4.5,
    primary: color(accent[mode]),
    secondary: color(own.inkSoft),
    info: color(own.info),
    success: color(own.success),
    warning: color(own.warning),
    error: color(own.error),
    background: { default: own.canvas, paper: own.paper },
    text: { primary: own.ink, secondary: own.inkSoft, disabled: own.inkFaint },
    divider: own.line,
  };
}
