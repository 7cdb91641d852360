import type { ConsoleThemeOptions } from '@/theme';
import { layThemes } from '@/theme/internal';
import { accents } from '../brands/accents';
import type { Brand } from '../brands/brand';

/** Lays themes of the project and its brand over the console's, where there are any. */
export function prepareTheme(brand: Brand, theme: ConsoleThemeOptions | undefined): Promise<void> {
  const given = [theme, brand.look].filter((one) => one !== undefined);
  return layThemes(given, brand.accent !== accents[brand.theme]);
}
