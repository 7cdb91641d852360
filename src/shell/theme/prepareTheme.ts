import { accents } from '../brands/accents';
import type { Brand } from '../brands/brand';
import type { ConsoleThemeOptions } from './consoleThemeOptions';
import { layOver } from './createConsoleTheme';

/** Loads what lays themes of the project and its brand over the console's, where there are any. */
export async function prepareTheme(brand: Brand, theme: ConsoleThemeOptions | undefined): Promise<void> {
  const given = [theme, brand.look].filter((one) => one !== undefined);
  if (given.length === 0) return;
  const { themeOver } = await import('./over/themeOver');
  layOver(themeOver(given, brand.accent !== accents[brand.theme]));
}
