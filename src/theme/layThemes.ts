import type { ConsoleThemeOptions } from './consoleThemeOptions';
import { layOver } from './createConsoleTheme';

/**
 * Loads what lays themes over the console's, where there are any.
 *
 * @param keeps whether the brand says its accent itself
 */
export async function layThemes(given: readonly ConsoleThemeOptions[], keeps: boolean): Promise<void> {
  if (given.length === 0) return;
  const { themeOver } = await import('./over/themeOver');
  layOver(themeOver(given, keeps));
}
