import { createContext, useContext } from 'react';

/** A navigation as the router tells it before it happens. */
export interface Leave {
  readonly currentLocation: { readonly pathname: string };
  readonly nextLocation: { readonly pathname: string; readonly state?: unknown };
  readonly historyAction: string;
}

/** Where a page stands: alone in the console, or in a page tab that may be hidden and shown again. */
export interface PagePlace {
  /** False while the page is kept but not on the screen: its effects are off, its state lives on. */
  isShown(): boolean;
  /** It stands beside others on one page: it does not take the focus when it opens. */
  readonly isPart?: boolean;
  /** Whether a navigation ends the page; one that only hides it does not. */
  isLeft(leave: Leave): boolean;
  /** Says how to find out whether the page holds typed input that is not saved. Returns the end of it. */
  guard(isDirty: () => boolean): () => void;
  /** The answer of a guard may have changed. */
  tell(): void;
  /** Something goes on while the page is hidden: `end` is called when it is closed before it is shown again. */
  hold(id: object, end: () => void): void;
  /** Gives back what was held under the id, uncalled. */
  takeBack(id: object): (() => void) | undefined;
}

const ALONE: PagePlace = {
  isShown: () => true,
  isLeft: ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  guard: () => () => undefined,
  tell: () => undefined,
  hold: (_id, end) => end(),
  takeBack: () => undefined,
};

const PlaceContext = createContext(ALONE);

/**
 * Tells the components below which page they stand on.
 *
 * @example
 *   const around = usePagePlace();
 *   const part = useMemo(() => ({ ...around, isPart: true }), [around]);
 *   return <PlaceProvider value={part}>{children}</PlaceProvider>;
 * @public
 */
export const PlaceProvider = PlaceContext.Provider;

/**
 * The place of the nearest provider; without one a page that is left is gone.
 *
 * @example const isShown = usePagePlace().isShown()
 * @public
 */
export function usePagePlace(): PagePlace {
  return useContext(PlaceContext);
}
