import { element } from './element';
import type { DemoTexts } from './texts';
import { STOPS } from './tourStops';

export interface Tour {
  /** Shows the first stop, in the language that is spoken then. */
  begin(language: () => DemoTexts): void;
  /** Once more, after the language changed. */
  draw(): void;
}

/** A card with one stop of the tour at a time; each leads the console to its page. */
export function createTour(body: HTMLElement, goTo: (path: string) => void): Tour {
  const card = element('section', { class: 'demo-tour', tabindex: '-1' });
  let texts: () => DemoTexts = () => {
    throw new Error('The tour has not begun.');
  };
  let at = -1;
  const end = () => {
    at = -1;
    card.remove();
  };
  const show = (next: number) => {
    at = next;
    const stop = STOPS[at];
    if (!stop) return end();
    if (stop.path && !location.pathname.endsWith('/login')) goTo(stop.path);
    draw();
    card.focus();
  };
  const draw = () => {
    const stop = STOPS[at];
    if (!stop) return;
    const own = texts();
    const { title, text } = own.stops[stop.key];
    const button = (label: string, press: () => void, kind = '') => {
      const made = element('button', { type: 'button', class: kind }, label);
      made.addEventListener('click', press);
      return made;
    };
    card.setAttribute('aria-label', own.tour);
    card.replaceChildren(
      element(
        'p',
        { class: 'demo-count' },
        own.step.replace('{at}', String(at + 1)).replace('{of}', String(STOPS.length)),
      ),
      element('h2', {}, title),
      element('p', { 'aria-live': 'polite' }, text),
      element(
        'div',
        { class: 'demo-buttons' },
        button(own.end, end),
        ...(at > 0 ? [button(own.back, () => show(at - 1))] : []),
        button(at === STOPS.length - 1 ? own.done : own.next, () => show(at + 1), 'demo-next'),
      ),
    );
    if (!card.isConnected) body.append(card);
  };
  card.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') end();
  });
  return {
    begin: (language) => {
      texts = language;
      show(0);
    },
    draw,
  };
}
