import { alpha, darken, lighten, type PaletteOptions } from '@mui/material';
import type { Accent } from '../brands/brand';
import { inkOn } from './contrast';
import { tokens, type Mode } from './tokens';

const WHITE = '#ffffff';

/** Under the pointer a fill moves away from its text, so that the text stays readable. */
const color = (main: string) => {
  const contrastText = inkOn(main);
  return { main, contrastText, dark: contrastText === WHITE ? darken(main, 0.2) : lighten(main, 0.2) };
};

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
    // tints of the ink: quiet fills belong to the surfaces, not to a neutral grey
    action: {
      active: own.inkSoft,
      hover: alpha(own.ink, 0.04),
      selected: alpha(own.ink, 0.08),
      focus: alpha(own.ink, 0.1),
      hoverOpacity: 0.04,
      selectedOpacity: 0.09,
    },
  };
}
