import type { ThemeOptions } from '@mui/material';
import type { Mode } from './tokens';

/**
 * A theme of the project, laid over the console's: options of MUI for both modes (`colorSchemes` for colors of one), or
 * what they are in a mode, so that themes of react-admin can be given.
 *
 * @public
 * @example (mode) => (mode === 'dark' ? radiantDarkTheme : radiantLightTheme)
 */
export type ConsoleThemeOptions = ThemeOptions | ((mode: Mode) => ThemeOptions);
