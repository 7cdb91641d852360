import type { Figure } from '../../slots/figures';

/**
 * The line of a small picture, in a box of that many px, with gaps where figures are missing. One figure is a line
 * across.
 */
export function sparkPath(values: readonly Figure[], width: number, height: number): string {
  const figures = values.filter((one) => one !== null);
  const low = Math.min(...figures);
  const span = Math.max(...figures) - low;
  const x = (at: number) => (values.length > 1 ? (at / (values.length - 1)) * width : 0);
  const y = (value: number) => (span === 0 ? height / 2 : height - ((value - low) / span) * height);
  let isDown = false;
  let path = '';
  for (const [at, value] of values.entries()) {
    if (value !== null) path += `${isDown ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    isDown = value !== null;
  }
  return values.length === 1 && path ? `${path}H${width}` : path;
}
