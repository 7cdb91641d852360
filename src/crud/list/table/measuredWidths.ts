import { isMirrored } from '@/widgets/internal';

/** The padding of a cell on both sides, and what keeps a text from touching the next, px. */
const PADDING = 24;
const SPARE = 2;
/** Rows that are measured: those on view at first. */
const ROWS = 30;
/** So many of a hundred texts of a column are whole where it cannot hold the widest. */
const SHARE = 0.9;

/** What the drawn values of a column need, px with the padding. */
export interface Needed {
  /** Of the widest. */
  readonly all: number;
  /** Of nine in ten. */
  readonly most: number;
  /** They are numbers, ids, addresses: none has a space, some have a digit, and none is long. */
  readonly isCode: boolean;
}

/** A number, an id, a telephone number. */
const CODE = /^(?=.*\d)\S{1,22}$/u;

/** Elements that take room beside that of their texts: pictures, tags, and what is drawn in the place of a text. */
const isDrawn = (node: Element): boolean =>
  node instanceof SVGElement ||
  node instanceof HTMLImageElement ||
  ['plain-tag', 'drawn'].some((name) => node.classList.contains(name));

/** From where to where the texts and pictures of a cell reach, px; also where they are cut. */
function extentOf(cell: HTMLElement): readonly [left: number, right: number] | undefined {
  const range = document.createRange();
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let [left, right] = [Infinity, -Infinity];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && !isDrawn(node)) continue;
    if (node instanceof Element) range.selectNode(node);
    else range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue; // hidden
    left = Math.min(left, rect.left);
    right = Math.max(right, rect.right);
  }
  return right > left ? [left, right] : undefined;
}

/** What a cell needs for what is drawn in it, px; 0 where nothing is. */
function neededOf(cell: HTMLElement): number {
  const extent = extentOf(cell);
  if (!extent) return 0;
  const [left, right] = extent;
  const box = cell.getBoundingClientRect();
  const isEnd = cell.classList.contains('end') || isMirrored(cell);
  // before what begins a cell there may be room that belongs to it: the level of a tree
  const before = isEnd ? 0 : Math.max(0, left - box.left - PADDING / 2);
  return Math.ceil(right - left + before) + PADDING + SPARE;
}

/**
 * What the columns of a table need for the rows that are drawn, by name; none where nothing is laid out.
 *
 * @param names of the columns, in the order of their cells
 * @param skip cells before the first column
 */
export function measuredWidths(box: HTMLElement, names: readonly string[], skip: number): ReadonlyMap<string, Needed> {
  const rows = [...box.querySelectorAll<HTMLTableRowElement>(':scope > table > tbody > tr[data-key]')].slice(0, ROWS);
  return new Map(
    names.flatMap((name, at): [string, Needed][] => {
      const cells = rows.flatMap((row) => row.cells[at + skip] ?? []);
      const needed = cells.map(neededOf).toSorted((one, other) => one - other);
      const all = needed.at(-1) ?? 0;
      if (all === 0) return [];
      const texts = cells.map(({ textContent }) => textContent).filter((text) => text !== '' && text !== '-');
      return [
        [
          name,
          {
            all,
            most: needed[Math.ceil(needed.length * SHARE) - 1] ?? all,
            isCode: texts.length > 0 && texts.every((text) => CODE.test(text)),
          },
        ],
      ];
    }),
  );
}
