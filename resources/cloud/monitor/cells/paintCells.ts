import type { ChartColors } from '@/charts';
import type { CellMeasure, Cells } from './batteryCells';
import type { CellScale } from './cellScale';
import type { CellLayout } from './layoutCells';

interface Painted {
  readonly cells: Cells;
  readonly layout: CellLayout;
  readonly measure: CellMeasure;
  readonly scale: CellScale;
  readonly colors: ChartColors;
  readonly width: number;
  /** The name above a cluster. */
  titleOf(no: string): string;
}

/** Paints all cells: ten thousand squares take some milliseconds. */
export function paintCells(
  canvas: HTMLCanvasElement,
  { cells, layout: { blocks, size, height }, measure, scale, colors, width, titleOf }: Painted,
): void {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const paint = canvas.getContext('2d');
  if (!paint) return;
  paint.scale(ratio, ratio);
  paint.font = `600 12px ${colors.fontFamily}`;
  paint.textBaseline = 'bottom';
  const list = cells.values[measure];
  for (const { no, x, y, modules } of blocks) {
    paint.fillStyle = colors.inkSoft;
    paint.fillText(titleOf(no), x, y - 4);
    for (const [row, { first, count }] of modules.entries()) {
      for (let place = 0; place < count; place += 1) {
        paint.fillStyle = scale.colorOf(list[first + place] ?? NaN);
        paint.fillRect(x + place * size, y + row * size, size - 1, size - 1);
      }
    }
  }
}
