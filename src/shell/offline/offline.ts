import { objectOf } from '@/schema';
import { currentTime } from '@/schema/dates';
import { KEPT, LOOK, readKept, readLook, type KeptCard, type KeptOverview } from './keptOverview';

type Texts = Readonly<Record<string, string>>;

const TEXTS = import.meta.glob<Texts>('../../../locales/offline/*.json', { eager: true, import: 'offline' });

/** A kept overview is told no longer than this, in ms: what is older says nothing about now. */
const LASTS = 86_400_000;

const textsOf = (language: string): Texts => {
  const of = (code: string) => Object.entries(TEXTS).find(([path]) => path.endsWith(`/${code}.json`))?.[1];
  return of(language) ?? of(language.split('-')[0] ?? '') ?? of('en') ?? {};
};

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined; // storage is blocked, or something else wrote it
  }
}

/** What is kept of the person who is signed in; of anybody else nothing is told. */
function keptOverview(): KeptOverview | undefined {
  const { userId, accessToken } = objectOf(read('console.session'));
  const left = objectOf(read(`console.${KEPT}`));
  if (!userId || !accessToken || left.userId !== userId) return undefined;
  const kept = readKept(left.value);
  return kept && currentTime() - kept.at < LASTS ? kept : undefined;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text: string,
  ...children: readonly (Element | string)[]
): HTMLElementTagNameMap[K] {
  const one = document.createElement(name);
  one.append(...(text === '' ? [] : [text]), ...children);
  return one;
}

/** A square in the color of a series. Attributes of SVG need no style. */
function swatch(color: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const square = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of [
    ['width', '10'],
    ['height', '10'],
    ['rx', '2'],
    ['fill', color],
  ] as const)
    square.setAttribute(name, value);
  svg.setAttribute('viewBox', '0 0 10 10');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(square);
  return svg;
}

function card({ title, rows, picture, legend = [] }: KeptCard, mode: KeptOverview['mode']): HTMLElement {
  const section = element('section', '', element('h3', title));
  if (legend.length > 0) {
    const list = element('ul', '', ...legend.map(({ name, color }) => element('li', '', swatch(color), name)));
    list.className = 'legend';
    section.append(list);
  }
  if (picture !== undefined) {
    const image = element('img', '');
    image.src = picture;
    image.alt = title;
    section.append(image);
    section.className = mode; // its letters are drawn for it
  }
  const lines = rows.map(({ texts, below }) => {
    const line = element('li', '', ...texts.map((text) => element('span', text)));
    if (below) line.className = 'below';
    return line;
  });
  if (lines.length > 0) section.append(element('ul', '', ...lines));
  return section;
}

/**
 * The page that the service worker shows where the console cannot be reached: that it is so, a way to try again, and
 * the overview as the signed-in person last saw it.
 */
export default function offline(): void {
  const main = document.querySelector('main');
  if (!main) return;
  const { title, language, accent } = readLook(read(LOOK));
  const texts = textsOf(language);
  const say = (key: string, values: Texts = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`%{${name}}`, () => value), texts[key] ?? key);
  document.documentElement.lang = language;
  document.title = [say('title'), title].filter(Boolean).join(' · ');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const color = accent[dark ? 'dark' : 'light'];
  if (color !== '') document.documentElement.style.setProperty('--accent', color);
  const reload = () => location.reload();
  const draw = () => {
    const retry = element('button', say('retry'));
    retry.addEventListener('click', reload);
    const words = element('div', '', element('h1', say('title')), element('p', say('text')));
    if (title !== '') words.prepend(element('p', title));
    const kept = keptOverview();
    const parts: Element[] = [element('header', '', words, retry)];
    if (kept) {
      const cards = element('div', '', ...kept.cards.map((one) => card(one, kept.mode)));
      cards.className = 'cards';
      const { title: heading, place, time } = kept;
      parts.push(element('h2', say('kept', { title: heading, place })), element('p', say('at', { time })), cards);
    }
    main.replaceChildren(...parts);
  };
  draw();
  addEventListener('storage', draw); // who signs out in another tab takes his overview along
  addEventListener('online', reload);
}
