import type { RawChartParts } from './RawChart';

/**
 * All that ECharts can draw, for a `RawChart` that cannot say what it uses. It is 136 kB (gzip) more, loaded with the
 * first such chart; and whatever shares ECharts with it becomes some 12 kB larger.
 *
 * @public
 * @example <RawChart title={title} option={typedByTheUser} use={allOfECharts} />
 */
export const allOfECharts = (): Promise<{ readonly default: RawChartParts }> => import('./everyPart');
