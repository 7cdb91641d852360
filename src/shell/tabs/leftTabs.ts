const NAME = 'leaves';

/**
 * State of a location that says which tab of its own is left for good by going there.
 *
 * @example navigate(to, { replace: true, state: leaving(null, route) }) // `route` of `useRoutePath`
 * @public
 */
export function leaving(state: unknown, key: string): object {
  return { ...(typeof state === 'object' && state), [NAME]: key };
}

/** The same state once it is done: gone back to later, the place ends no tab. */
export function settled(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !(NAME in state)) return state;
  const { [NAME]: _, ...rest } = state;
  return Object.keys(rest).length > 0 ? rest : null;
}

/** The key of the tab that ends with this navigation. Going through the history ends none. */
export function leftTab(state: unknown, action: string): string | undefined {
  if (action === 'POP' || typeof state !== 'object' || state === null || !(NAME in state)) return undefined;
  return typeof state[NAME] === 'string' ? state[NAME] : undefined;
}
