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

const language = (): DemoTexts => texts[document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'];

/** Plain elements beside the console: they know nothing of it but its address and its language. */
export function createGuide(body: HTMLElement): Guide {
  const bar = element('aside', { class: 'demo-bar' });
  const tour = createTour(body, goTo);
  let state: 'loading' | 'failed' | (() => Promise<void>) = 'loading';
  let asking = false;
  let folded = false;
  const button = (text: string, press: () => void) => {
    const made = element('button', { type: 'button' }, text);
    made.addEventListener('click', press);
    return made;
  };
  const draw = () => {
    const own = language();
    bar.setAttribute('aria-label', own.name);
    const line = (text: string) => element('p', { role: 'status' }, text);
    if (state === 'loading') return bar.replaceChildren(line(own.loading));
    if (state === 'failed') return bar.replaceChildren(line(own.failed));
    const reset = state;
    const ask = (now: boolean) => () => {
      asking = now;
      draw();
    };
    if (asking)
      return bar.replaceChildren(
        line(own.resetAsk),
        button(own.resetYes, () => void reset()),
        button(own.resetNo, ask(false)),
      );
    const fold = (now: boolean) => () => {
      folded = now;
      draw();
    };
    if (folded) return bar.replaceChildren(button(own.name, fold(false)));
    return bar.replaceChildren(
      line(own.notice),
      button(own.tour, () => tour.begin(language)),
      button(own.reset, ask(true)),
      button(own.hide, fold(true)),
    );
  };
  new MutationObserver(() => {
    draw();
    tour.draw();
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
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
