import type { ChartColors } from '../tones/chartColors';

/** Where a line may end: after a blank, and after every Chinese character. */
const PIECES = /\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu;

/** A text in lines no wider than `width`, as `measure` sees it. A word that is wider has a line of its own. */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(PIECES)) {
    if (line && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;
}

/** A picture, a PNG as data URL, of so many pixels. */
export interface Sheet {
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

const TITLE = { size: 22, line: 30 };
const LINE = { size: 13, line: 20 };
const GAP = 16;
/** Pixels of the picture, and of the canvas, for one of the sheet. */
const SHARPNESS = 2;

async function imageOf(picture: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  return image;
}

/**
 * A chart's picture (a PNG at twice its size, as data URL) below its title and lines that say what it shows. The words
 * are drawn with the fonts of the browser: those of a PDF know no Chinese.
 */
export async function drawSheet(
  chart: string,
  title: string,
  lines: readonly string[],
  colors: ChartColors,
): Promise<Sheet> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  const image = await imageOf(chart);
  const picture = { width: image.naturalWidth / SHARPNESS, height: image.naturalHeight / SHARPNESS };
  const titleFont = `600 ${TITLE.size}px ${colors.fontFamily}`;
  const lineFont = `400 ${LINE.size}px ${colors.fontFamily}`;
  const wrap = (font: string, text: string): string[] => {
    context.font = font;
    return wrapText(text, picture.width, (part) => context.measureText(part).width);
  };
  const heads = wrap(titleFont, title);
  const notes = lines.flatMap((line) => wrap(lineFont, line));
  const top = heads.length * TITLE.line + notes.length * LINE.line + GAP;
  const [width, height] = [picture.width, top + picture.height];

  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  context.scale(SHARPNESS, SHARPNESS);
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, width, height);
  context.textBaseline = 'middle';
  let y = 0;
  const write = (texts: readonly string[], font: string, color: string, line: number) => {
    context.font = font;
    context.fillStyle = color;
    for (const text of texts) {
      context.fillText(text, 0, y + line / 2);
      y += line;
    }
  };
  write(heads, titleFont, colors.ink, TITLE.line);
  write(notes, lineFont, colors.inkSoft, LINE.line);
  context.drawImage(image, 0, top, picture.width, picture.height);
  return { picture: canvas.toDataURL('image/png'), width, height };
}
