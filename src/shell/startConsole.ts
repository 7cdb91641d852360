import './entry/guardStorage';
import './entry/guardSinks';
import type { ConsoleOptions } from './consoleOptions';
import { begin } from './entry/begin';
import { UNLOADED } from './first/takeOver';

export type { ConsoleOptions } from './consoleOptions';

/**
 * Starts the console in `#root`: the sign-in, then the pages of the menus that the server grants.
 *
 * @public
 * @param options all optional
 * @param root where it is drawn
 * @example startConsole({ wire: { successCode: '200' } });
 */
export async function startConsole(
  options: ConsoleOptions = {},
  root: HTMLElement | null = document.getElementById('root'),
): Promise<void> {
  if (!root) return;
  try {
    const begun = await begin(options);
    const { drawRoot } = await import('./entry/drawEntry');
    drawRoot(root, begun);
  } catch (error) {
    // where the page began with a form of its own, that says so
    if (document.dispatchEvent(new Event(UNLOADED, { cancelable: true }))) throw error;
    console.error(error);
  }
}
