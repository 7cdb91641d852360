import { alpha, darken, lighten, type PaletteOptions } from '@mui/material';
import { inkOn } from './contrast';
import { tokens, type Mode, type Tokens } from './tokens';

const WHITE = '#ffffff';

/** Under the pointer a fill moves away from its text, so that the text stays readable. */
const color = (main: string) => {
  const contrastText = inkOn(main);
  return { main, contrastText, dark: contrastText === WHITE ? darken(main, 0.2) : lighten(main, 0.2) };
};

declare module '@mui/material/styles' {
  interface Palette {
    /** Heads of tables, quiet fills. */
    readonly sunken: string;
    /** Edges of inputs: 3 to 1 against paper. */
    readonly edge: string;
  }
  interface PaletteOptions {
    readonly sunken?: string;
    readonly edge?: string;
  }
}

/** The palette of one mode: calm surfaces and one accent, the brand's. */
export function palette(mode: Mode, accent: string, own: Tokens = tokens[mode]): PaletteOptions {
  return {
    mode,
    contrastThreshold: 4.5,
    sunken: own.sunken,
    edge: own.edge,
    primary: color(accent),
    secondary: color(own.inkSoft),
    info: color(own.info),
    success: color(own.success),
    warning: color(own.warning),
    error: color(own.error),
    background: { default: own.canvas, paper: own.paper },
    text: { primary: own.ink, secondary: own.inkSoft, disabled: own.inkFaint },
    divider: own.line,
    // the ground of react-admin's bar over ticked rows
    bulkActionsToolbarBackgroundColor: own.sunken,
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
