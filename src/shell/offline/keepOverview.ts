import { currentSession } from '@/access';
import { isShared, writeUserMemory } from '@/access/internal';
import { currentTime, formatMoment } from '@/schema/dates';
import { KEPT, LOOK, type KeptCard, type KeptOverview } from './keptOverview';

/** More rows of a table, and larger pictures, are for the page itself. */
const MOST_ROWS = 12;
const LARGEST = 150_000;

const textOf = (element: Element | null): string =>
  (element instanceof HTMLElement ? (element.innerText ?? element.textContent) : '').replaceAll(/\s+/g, ' ').trim();

/** Figures are terms and what they are, lists are links with counts, tables are rows. */
function rowsOf(section: Element): KeptCard['rows'] {
  const figures = [...section.querySelectorAll('dl > div')].map((one) => ({
    texts: [...one.querySelectorAll(':scope > dt, :scope > dd')].map(textOf),
  }));
  const lines = [...section.querySelectorAll('li')].map((one) => {
    const link = one.querySelector(':scope > a') ?? one;
    const parts = [...link.children].map(textOf).filter(Boolean);
    return {
      texts: parts.length > 1 ? parts : [textOf(link)],
      ...(one.parentElement?.closest('li') && { below: true }),
    };
  });
  const table = [...section.querySelectorAll('tbody tr')].slice(0, MOST_ROWS).map((one) => ({
    texts: [...one.querySelectorAll('th, td')].slice(0, 4).map(textOf).filter(Boolean),
  }));
  return [...figures, ...lines, ...table].filter(({ texts }) => texts.some(Boolean));
}

/** The color of the sign beside a name. */
function signColor(sign: Element): string {
  const colors = [...sign.querySelectorAll('*')].flatMap((one) => [
    one.getAttribute('fill'),
    one.getAttribute('stroke'),
  ]);
  return colors.find((color) => color !== null && /^(?:#|rgb)/.test(color)) ?? '';
}

/** A chart as it is drawn, and what its colors are of. */
function pictureOf(section: Element): Pick<KeptCard, 'picture' | 'legend'> {
  const drawn = section.querySelector('[role=application] svg');
  if (!drawn) return {};
  const picture = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`;
  if (picture.length > LARGEST) return {};
  const legend = [...section.querySelectorAll('[role=group] button[aria-pressed=true]')].flatMap((button) => {
    const color = button.firstElementChild ? signColor(button.firstElementChild) : '';
    return color === '' || textOf(button) === '' ? [] : [{ name: textOf(button), color }];
  });
  return { picture, legend };
}

/** What stands on the overview now. */
export const readOverview = (root: Element): readonly KeptCard[] =>
  [...root.querySelectorAll('section')]
    .map((section) => ({
      title: textOf(section.querySelector('h2, h3')),
      rows: rowsOf(section),
      ...pictureOf(section),
    }))
    .filter(({ rows, picture }) => rows.length > 0 || picture !== undefined);

/**
 * Keeps the overview for a time without a network, for its user alone. Nothing is kept in a browser that is shared, or
 * where the installation does not want it.
 */
export function keepOverview(root: Element, title: string, place: string): void {
  if (!currentSession() || isShared() || localStorage.getItem(LOOK) === null) return;
  const cards = readOverview(root);
  if (cards.length === 0) return;
  const mode = getComputedStyle(document.documentElement).colorScheme.startsWith('dark') ? 'dark' : 'light';
  const kept: KeptOverview = {
    at: currentTime(),
    time: formatMoment(currentTime(), 1),
    title,
    place,
    mode,
    cards,
  };
  writeUserMemory(KEPT, kept);
}
