import { wrapText } from '@/charts/export/wrapText';
import type { Block, Sheet } from './sheet';

/** A4 in points. */
export const PAGE = { width: 595, height: 842 } as const;
const MARGIN = 40;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - 16;
const PAD = 5;
const LABEL = 108;

export type Style = 'title' | 'subtitle' | 'heading' | 'label' | 'value' | 'foot';
export const SIZES: Readonly<Record<Style, number>> = {
  title: 18,
  subtitle: 10,
  heading: 11,
  label: 9,
  value: 9.5,
  foot: 8,
};
const lineOf = (style: Style): number => SIZES[style] * 1.4;

/** What is drawn: a text at the left end of its line's middle, or the frame of a cell. */
export type Stroke =
  | {
      readonly kind: 'text';
      readonly style: Style;
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly centre?: boolean;
    }
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly shade: boolean;
    };

export type Page = readonly Stroke[];
export type Measure = (text: string, style: Style) => number;

interface Cell {
  readonly text: string;
  readonly style: Style;
  readonly width: number;
  readonly shade: boolean;
}

const label = (text: string, width = LABEL): Cell => ({ text, style: 'label', width, shade: true });
const value = (text: string, width: number): Cell => ({ text, style: 'value', width, shade: false });

/** Rows of cells: two short pairs beside each other, a long one or a table row alone. */
function rowsOf(blocks: readonly Block[]): (readonly Cell[] | { readonly heading: string })[] {
  const rows: (readonly Cell[] | { readonly heading: string })[] = [];
  let half: Extract<Block, { kind: 'pair' }> | undefined;
  const full = (one: Extract<Block, { kind: 'pair' }>) => [label(one.label), value(one.value, WIDTH - LABEL)];
  const flush = () => {
    if (half) rows.push(full(half));
    half = undefined;
  };
  for (const block of blocks) {
    if (block.kind === 'pair' && !block.wide) {
      if (half) {
        const width = WIDTH / 2 - LABEL;
        rows.push([label(half.label), value(half.value, width), label(block.label), value(block.value, width)]);
        half = undefined;
      } else half = block;
      continue;
    }
    flush();
    if (block.kind === 'heading') rows.push({ heading: block.text });
    else if (block.kind === 'pair') rows.push(full(block));
    else {
      const width = WIDTH / Math.max(1, block.head.length);
      rows.push(
        [label(block.label, WIDTH)],
        block.head.map((text) => label(text, width)),
      );
      rows.push(
        ...(block.rows.length > 0
          ? block.rows.map((row) => row.map((text) => value(text, width)))
          : [[value('-', WIDTH)]]),
      );
    }
  }
  flush();
  return rows;
}

/**
 * A paper form on A4 pages, with its frames and line breaks; a row of cells is never torn unless it is longer than a
 * page.
 */
export function layPages({ title, subtitle, blocks, foot }: Sheet, measure: Measure): Page[] {
  const pages: Stroke[][] = [[]];
  let y = MARGIN;
  const put = (stroke: Stroke) => pages.at(-1)?.push(stroke);
  const turn = () => {
    pages.push([]);
    y = MARGIN;
  };
  const centred = (text: string, style: Style) => {
    put({ kind: 'text', style, x: PAGE.width / 2, y: y + lineOf(style) / 2, text, centre: true });
    y += lineOf(style);
  };
  const linesOf = ({ text, style, width }: Cell) =>
    text
      .split('\n')
      .flatMap((part) => (part === '' ? [''] : wrapText(part, width - 2 * PAD, (piece) => measure(piece, style))));

  const putRow = (cells: readonly Cell[]) => {
    const texts = cells.map(linesOf);
    const height = Math.max(...cells.map(({ style }, index) => (texts[index]?.length ?? 1) * lineOf(style))) + 2 * PAD;
    if (y + height > BOTTOM && y > MARGIN) turn();
    let x = MARGIN;
    for (const [index, { style, width, shade }] of cells.entries()) {
      put({ kind: 'box', x, y, width, height, shade });
      for (const [line, text] of (texts[index] ?? []).entries())
        put({ kind: 'text', style, x: x + PAD, y: y + PAD + (line + 0.5) * lineOf(style), text });
      x += width;
    }
    y += height;
  };

  centred(title, 'title');
  centred(subtitle, 'subtitle');
  for (const row of rowsOf(blocks)) {
    if (!('heading' in row)) putRow(row);
    else {
      if (y + 60 > BOTTOM) turn(); // a heading does not stand alone at the end of a page
      y += 10;
      put({ kind: 'text', style: 'heading', x: MARGIN, y: y + lineOf('heading') / 2, text: row.heading });
      y += lineOf('heading') + 3;
    }
  }
  return pages.map((strokes, index) => [
    ...strokes,
    {
      kind: 'text',
      style: 'foot',
      x: PAGE.width / 2,
      y: PAGE.height - MARGIN,
      text: `${foot}   ${index + 1} / ${pages.length}`,
      centre: true,
    },
  ]);
}
