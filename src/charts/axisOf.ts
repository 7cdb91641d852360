import type { ChartSeries, ChartSpec, ValueAxis } from './chart';

/** The value axis of a series, with what the series says otherwise. */
export function axisOf({ axes }: Pick<ChartSpec, 'axes'>, { axis = 0, decimals, sums }: ChartSeries): ValueAxis {
  return {
    ...(axes[axis] ?? { unit: '' }),
    ...(decimals !== undefined && { decimals }),
    ...(sums !== undefined && { sums }),
  };
}
