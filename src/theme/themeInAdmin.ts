import { createTheme, type Theme } from '@mui/material';
import { LOOK, spokenIn } from './createConsoleTheme';
import { themeOver } from './over/themeOver';

/** Pixels: letters of an app of somebody else do not follow the width of its page. */
const inPixels = (px: number): string => `${px}px`;

/**
 * The theme of a react-admin app as our parts need it: its colors, family of letters, buttons, corners and styles, in
 * the sizes that our parts count on.
 */
export function themeInAdmin(theirs: Theme, language: string): Theme {
  const { palette, typography, shape, components } = theirs;
  const { fontFamily, fontWeightMedium, fontWeightBold, button } = typography;
  const over = themeOver(
    [{ palette, typography: { fontFamily, fontWeightMedium, fontWeightBold, button }, shape, components }],
    false,
  );
  const accent = { light: palette.primary.main, dark: palette.primary.main };
  return createTheme({
    palette: over.palette(palette.mode, accent),
    ...over.look({ ...spokenIn(language, inPixels), ...LOOK }),
  });
}
