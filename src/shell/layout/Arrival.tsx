import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { MAIN } from './SkipLink';

const ArrivalContext = createContext<() => void>(() => undefined);

/** Gives the pages below something to call when they are there. */
export const ArrivalProvider = ArrivalContext.Provider;

let first = true;

/** Whether a person is at work in the page or in a dialog: then the focus is not ours to move. */
function isBusy(main: HTMLElement): boolean {
  const active = document.activeElement;
  return document.querySelector('[aria-modal="true"]') !== null || (active !== main && main.contains(active));
}

function land(main: HTMLElement): void {
  main.scrollTo({ top: 0 });
  if (isBusy(main)) return;
  const heading = main.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main).focus({ preventScroll: true });
}

/**
 * Stands beside a page and tells when the page is on the screen: the view begins at its top and the focus is
 * on its main heading, so that keyboard and screen reader follow a navigation. The first page of a visit is left alone.
 */
export function Arrival({ at }: { readonly at: string }) {
  const announce = useContext(ArrivalContext);
  const arrived = useEffectEvent(announce);
  useEffect(() => {
    arrived();
    const main = document.getElementById(MAIN);
    if (main && !first) land(main);
    first = false;
  }, [at]);
  return null;
}
