import { layPages, PAGE, SIZES, type Page, type Style } from './layPages';
import type { Sheet } from './sheet';

/** Pixels for one point: sharp on paper, and still small. */
const SHARPNESS = 2.5;
const BOLD = new Set<Style>(['title', 'heading']);
const fontOf = (style: Style): string =>
  `${BOLD.has(style) ? 600 : 400} ${SIZES[style]}px system-ui, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif`;

function draw(context: CanvasRenderingContext2D, page: Page): void {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PAGE.width, PAGE.height);
  context.lineWidth = 0.6;
  context.strokeStyle = '#555';
  context.textBaseline = 'middle';
  for (const stroke of page) {
    if (stroke.kind === 'box') {
      context.fillStyle = stroke.shade ? '#f0f1f3' : '#fff';
      context.fillRect(stroke.x, stroke.y, stroke.width, stroke.height);
      context.strokeRect(stroke.x, stroke.y, stroke.width, stroke.height);
    } else {
      context.font = fontOf(stroke.style);
      context.fillStyle = stroke.style === 'foot' || stroke.style === 'subtitle' ? '#444' : '#000';
      context.textAlign = stroke.centre ? 'center' : 'start';
      context.fillText(stroke.text, stroke.x, stroke.y);
    }
  }
}

/**
 * A paper form as pictures, a PNG a page as data URL. The words are drawn with the fonts of the browser: those of a PDF
 * know no Chinese.
 */
export function drawPages(sheet: Sheet): string[] {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  const measure = (text: string, style: Style) => {
    context.font = fontOf(style);
    return context.measureText(text).width;
  };
  return layPages(sheet, measure).map((page) => {
    canvas.width = PAGE.width * SHARPNESS;
    canvas.height = PAGE.height * SHARPNESS;
    context.scale(SHARPNESS, SHARPNESS);
    draw(context, page);
    return canvas.toDataURL('image/png');
  });
}
