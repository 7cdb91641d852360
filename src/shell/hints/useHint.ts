import { useEffect, useState } from 'react';

/** Where a hint stands from its control. */
export type HintSide = 'below' | 'beside';

export interface Hint {
  readonly anchor: HTMLElement;
  readonly text: string;
  readonly side: HintSide;
}

/** How long a pointer rests on a control before its name is shown, ms; a finger, which mostly wants to press it, longer. */
const REST = { mouse: 400, touch: 700 };
/** A pointer that goes on to the next control, or into the hint itself, loses it no sooner, ms. */
const GRACE = 120;

const ASKS = '[data-hint]';
/** The element that shows the hint: a pointer may rest on it. */
const SHOWS = '[data-hints]';

function hintOf(target: EventTarget | null): Hint | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLElement>(ASKS) : null;
  const text = anchor?.getAttribute('aria-label');
  if (!anchor || !text) return undefined;
  return { anchor, text, side: anchor.dataset.hint === 'beside' ? 'beside' : 'below' };
}

const isIn = (target: EventTarget | null, selector: string) => target instanceof Element && target.closest(selector) !== null;

/** Whether a control has the focus because somebody came to it by keyboard. */
const isReached = (target: EventTarget | null) => target instanceof Element && target.matches(`${ASKS}:focus-visible`);

/** The hint to show: of the control under the pointer that rests, or of the one the keyboard came to. A press or a key ends it. */
export function useHint(): Hint | undefined {
  const [shown, setShown] = useState<Hint>();
  useEffect(() => {
    let now: Hint | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (hint: Hint | undefined) => {
      now = hint;
      setShown(hint);
    };
    const soon = (hint: Hint | undefined, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => show(hint?.anchor.isConnected ? hint : undefined), delay);
    };
    const end = () => {
      clearTimeout(timer);
      if (now) show(undefined);
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      const hint = hintOf(target);
      if (hint && hint.anchor === now?.anchor) clearTimeout(timer);
      else if (hint) soon(hint, now ? GRACE : pointerType === 'touch' ? REST.touch : REST.mouse);
      else if (isIn(target, SHOWS)) clearTimeout(timer);
      else if (now) soon(undefined, GRACE);
      else clearTimeout(timer);
    };
    const focused = ({ target }: FocusEvent) => {
      if (isReached(target)) soon(hintOf(target), REST.mouse);
    };
    const ends = ['pointerdown', 'keydown', 'focusout', 'scroll'] as const;
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', focused);
    document.documentElement.addEventListener('pointerleave', end);
    for (const name of ends) document.addEventListener(name, end, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', focused);
      document.documentElement.removeEventListener('pointerleave', end);
      for (const name of ends) document.removeEventListener(name, end, true);
    };
  }, []);
  return shown;
}
