import { type ChartColors, mixColors } from '@/charts';
import type { CellMeasure, Cells } from './batteryCells';

/** Colors between the lowest and the highest value: far more are told apart by nobody. */
const STEPS = 48;

export interface CellScale {
  readonly low: number;
  readonly high: number;
  /** From low to high. */
  readonly colors: readonly string[];
  colorOf(value: number): string;
}

/** Colors of a measure over its own range: a cell stands out against the others, which is what people look for. */
export function cellScale({ values }: Cells, measure: CellMeasure, { tones, mode, line }: ChartColors): CellScale {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values[measure]) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const middle = mode === 'light' ? '#f4f1e6' : '#3a3d42';
  const colors = Array.from({ length: STEPS }, (_, step) => {
    const share = (step / (STEPS - 1)) * 2;
    return share < 1 ? mixColors(tones.home, middle, share) : mixColors(middle, tones.bad, share - 1);
  });
  const colorOf = (value: number) =>
    Number.isNaN(value)
      ? line
      : (colors[high > low ? Math.min(STEPS - 1, Math.floor(((value - low) / (high - low)) * STEPS)) : STEPS / 2] ??
        line);
  return { low, high, colors, colorOf };
}
