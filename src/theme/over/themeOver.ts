import type { ThemeOptions } from '@mui/material';
import deepmerge from '@mui/utils/deepmerge';
import type { ConsoleThemeOptions } from '../consoleThemeOptions';
import type { ThemeOver } from '../createConsoleTheme';
import type { Mode } from '../tokens';
import { componentsOver, cornersOver } from './componentsOver';
import { paletteOver } from './paletteOver';
import { asSaid, said, saidPalette, type Said } from './said';
import { typographyOver } from './typographyOver';

/**
 * Themes of a project over the console's, the later ones over those before: colors, letters, corners, shadows,
 * properties and styles of components. Sizes of text, spacing, and widths and heights that the specification says stay
 * the console's.
 *
 * @param keeps whether the brand says its accent itself
 */
export function themeOver(given: readonly ConsoleThemeOptions[], keeps: boolean): ThemeOver {
  const of = (mode: Mode) =>
    given
      .map((theme) => (typeof theme === 'function' ? ofMode(said(theme(mode), mode), mode) : said(theme, mode)))
      .reduce<Said>((all, next) => {
        const palette = deepmerge(asSaid(all['palette']), saidPalette(next, mode));
        return { ...deepmerge(all, next), palette };
      }, {});
  const byMode = { light: of('light'), dark: of('dark') };
  const part = (name: string) => ({ light: asSaid(byMode.light[name]), dark: asSaid(byMode.dark[name]) });
  const { shape, shadows } = byMode.light;
  return {
    palette: (mode, accent) => paletteOver(mode, accent[mode], keeps, asSaid(byMode[mode]['palette'])),
    look(ours) {
      const typography = typeof ours.typography === 'object' ? ours.typography : {};
      const looked: ThemeOptions = {
        ...ours,
        typography: typographyOver(typography, part('typography').light),
        components: componentsOver(
          cornersOver(ours.components ?? {}, asSaid(shape)['borderRadius']),
          part('components'),
        ),
      };
      return deepmerge(looked, { ...(shape !== undefined && { shape }), ...(Array.isArray(shadows) && { shadows }) });
    },
  };
}

/** What is said when a mode was asked for is of that mode. */
const ofMode = (theme: Said, mode: Mode): Said => ({ ...theme, palette: { mode, ...asSaid(theme['palette']) } });
