import { createContext, useContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { MAIN } from './SkipLink';

const ArrivalContext = createContext<() => void>(() => undefined);

/** Gives the pages below something to call when they are there. */
export const ArrivalProvider = ArrivalContext.Provider;

let first = true;

/** Whether a person is at work in the page, in a dialog or on the tabs: then the focus is not ours to move. */
function isBusy(panel: HTMLElement): boolean {
  const active = document.activeElement;
  return (
    document.querySelector('[aria-modal="true"]') !== null ||
    panel.contains(active) ||
    active?.getAttribute('role') === 'tab'
  );
}

/** Whether the heading is there, and has the focus unless somebody is at work. */
function landOnHeading(panel: HTMLElement): boolean {
  const heading = panel.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (!isBusy(panel)) {
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }
  return true;
}

/**
 * Moves the focus to the heading, from the main area as soon as a page that is still loading has one. Returns how to
 * stop waiting.
 */
function land(panel: HTMLElement): (() => void) | undefined {
  if (landOnHeading(panel)) return undefined;
  if (!isBusy(panel)) document.getElementById(MAIN)?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (landOnHeading(panel)) observer.disconnect();
  });
  observer.observe(panel, { childList: true, subtree: true });
  return () => observer.disconnect();
}

interface ArrivalProps {
  readonly at: string;
  /** The element around the page. */
  readonly panel: RefObject<HTMLElement | null>;
}

/**
 * Stands beside a page and tells when the page is on the screen: the view begins at its top and the focus is
 * on its main heading, so that keyboard and screen reader follow a navigation. The first page of a visit is left alone,
 * and a page that was only hidden is where it was.
 */
export function Arrival({ at, panel }: ArrivalProps) {
  const announce = useContext(ArrivalContext);
  const arrived = useEffectEvent(announce);
  const landed = useRef<string>(undefined);
  useEffect(() => {
    arrived();
    const began = first;
    first = false;
    if (!began && landed.current !== at) document.getElementById(MAIN)?.scrollTo({ top: 0 });
    landed.current = at;
    return panel.current && !began ? land(panel.current) : undefined;
  }, [at, panel]);
  return null;
}
