import { createTheme, type Theme, type ThemeOptions } from '@mui/material';
import { languageOf } from '@/schema/internal';
import type { Accent } from './accent';
import { baseStyles } from './baseStyles';
import { controlStyles } from './controlStyles';
import { palette } from './palette';
import { surfaceStyles } from './surfaceStyles';
import type { Mode } from './tokens';
import { typography } from './typography';

declare module '@mui/material/styles' {
  /** The theme carries CSS variables, so that switching between light and dark paints at once. */
  interface CssThemeVariables {
    enabled: true;
  }
}

/** What the console looks like, without colors and letters. */
export const LOOK: Pick<ThemeOptions, 'shape' | 'components'> = {
  shape: { borderRadius: 6 },
  components: { ...baseStyles, ...controlStyles, ...surfaceStyles },
};

/** What a theme of the project makes of the console's own: its look, and the colors of a mode. */
export interface ThemeOver {
  look(ours: ThemeOptions): ThemeOptions;
  palette(mode: Mode, accent: Accent): ThemeOptions['palette'];
}

const asOurs: ThemeOver = { look: (ours) => ours, palette: (mode, accent) => palette(mode, accent[mode]) };
let over = asOurs;

/** Themes that are made from now on have this over them. */
export function layOver(theme: ThemeOver): void {
  over = theme;
}

/** What a theme has of the language of its page: letters, and where lines begin. */
export const spokenIn = (language: string, sized?: (px: number) => string): ThemeOptions => ({
  direction: languageOf(language).direction ?? 'ltr',
  typography: typography(language, sized),
});

/** The console's look with the accent of one brand, light and dark, in the letters of the page's language. */
export function createConsoleTheme(accent: Accent, language = 'en'): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: {
      light: { palette: over.palette('light', accent) },
      dark: { palette: over.palette('dark', accent) },
    },
    ...over.look({ ...spokenIn(language), ...LOOK }),
  });
}

/** The same in one mode alone, for a part of the page that has its own. */
export function createModeTheme(mode: Mode, accent: Accent): Theme {
  return createTheme({
    palette: over.palette(mode, accent),
    ...over.look({ ...spokenIn(document.documentElement.lang), ...LOOK }),
  });
}
