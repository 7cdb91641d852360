import { alpha, type Theme } from '@mui/material';
import type { Period } from '@schemas/contract/parts/periods';

/** Colour of a period, the dearer the warmer; the letter beside it tells the same. */
export function periodColour({ palette }: Theme, period: Period | null): string {
  if (period === null) return 'transparent';
  const soft = (colour: string) => alpha(colour, palette.mode === 'dark' ? 0.5 : 0.35);
  const colours = {
    sharp: soft(palette.error.main),
    peak: soft(palette.warning.main),
    flat: alpha(palette.text.primary, 0.08),
    valley: soft(palette.info.main),
    deepValley: soft(palette.success.main),
  };
  return colours[period];
}

/** Stripes of the quarters of an hour; one colour where they are the same. */
export function hourColour(theme: Theme, quarters: readonly (Period | null)[]): string {
  const share = 100 / quarters.length;
  const stops = quarters.map((period, at) => `${periodColour(theme, period)} ${at * share}% ${(at + 1) * share}%`);
  return quarters.every((period) => period === quarters[0])
    ? periodColour(theme, quarters[0] ?? null)
    : `linear-gradient(90deg, ${stops.join(', ')})`;
}
