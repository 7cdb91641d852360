import type { ChartSpec } from '../chart';

/** Whether there is nothing to draw: no series, or none with a value. Zero is a value. */
export function isEmptyChart({ series }: ChartSpec): boolean {
  return series.every(({ values }) => values.every((value) => value === null || !Number.isFinite(value)));
}
