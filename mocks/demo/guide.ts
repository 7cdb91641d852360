import { element } from './element';
import { goTo } from './goTo';
import { texts, type DemoTexts } from './texts';
import { createTour } from './tour';

/** What stands over the console in the demonstration: where one is, the tour, and the way back to the beginning. */
export interface Guide {
  /** The console is there. */
  ready(reset: () => Promise<void>): void;
  /** The browser cannot run it. */
  failed(): void;
}

const isIn = () => !location.pathname.endsWith('/login');

const language = (): DemoTexts => texts[document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'];

/** Plain elements beside the console: they know nothing of it but its address and its language. */
export function createGuide(body: HTMLElement): Guide {
  const bar = element('aside', { class: 'demo-bar' });
  const tour = createTour(body, goTo);
  let state: 'loading' | 'failed' | (() => Promise<void>) = 'loading';
  let waiting = false;
  /** What was chosen; else it is small once somebody is in, and covers nothing of a page. */
  let chosen: boolean | undefined;
  const button = (text: string, press: () => void) => {
    const made = element('button', { type: 'button' }, text);
    made.addEventListener('click', press);
    return made;
  };
  let drawn = '';
  const draw = () => {
    const own = language();
    const small = typeof state === 'function' && !waiting && (chosen ?? isIn());
    const now = JSON.stringify([own.name, typeof state === 'string' ? state : 'ready', waiting, small]);
    if (now === drawn) return; // whoever is at one of its buttons stays there
    drawn = now;
    bar.setAttribute('aria-label', own.name);
    const line = (text: string) => element('p', { role: 'status' }, text);
    bar.classList.toggle('demo-small', small);
    if (state === 'loading') return bar.replaceChildren(line(own.loading));
    if (state === 'failed') return bar.replaceChildren(line(own.failed));
    const reset = state;
    const offer = (now: boolean) => () => {
      waiting = now;
      draw();
    };
    if (waiting)
      return bar.replaceChildren(
        line(own.resetAsk),
        button(own.resetYes, () => void reset()),
        button(own.resetNo, offer(false)),
      );
    const fold = (now: boolean) => () => {
      chosen = now;
      draw();
    };
    if (small) return bar.replaceChildren(button(own.name, fold(false)));
    return bar.replaceChildren(
      line(own.notice),
      button(own.tour, () => tour.begin(language)),
      button(own.reset, offer(true)),
      button(own.hide, fold(true)),
    );
  };
  new MutationObserver(() => {
    draw();
    tour.draw();
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
  const title = document.querySelector('title');
  // another page
  if (title) new MutationObserver(draw).observe(title, { childList: true, characterData: true, subtree: true });
  body.append(bar);
  draw();
  return {
    ready: (reset) => {
      state = reset;
      draw();
    },
    failed: () => {
      state = 'failed';
      draw();
    },
  };
}
