import { alpha, type Theme } from '@mui/material';
import type { Period } from '@schemas/contract/parts/periods';

/** Color of a period, the dearer the warmer; the letter beside it tells the same. */
export function periodColor({ palette }: Theme, period: Period | null): string {
  if (period === null) return 'transparent';
  const soft = (color: string) => alpha(color, palette.mode === 'dark' ? 0.5 : 0.35);
  const colors = {
    sharp: soft(palette.error.main),
    peak: soft(palette.warning.main),
    flat: alpha(palette.text.primary, 0.08),
    valley: soft(palette.info.main),
    deepValley: soft(palette.success.main),
  };
  return colors[period];
}

/** Stripes of the quarters of an hour; one color where they are the same. */
export function hourColor(theme: Theme, quarters: readonly (Period | null)[]): string {
  const share = 100 / quarters.length;
  const stops = quarters.map((period, at) => `${periodColor(theme, period)} ${at * share}% ${(at + 1) * share}%`);
  return quarters.every((period) => period === quarters[0])
    ? periodColor(theme, quarters[0] ?? null)
    : `linear-gradient(90deg, ${stops.join(', ')})`;
}
