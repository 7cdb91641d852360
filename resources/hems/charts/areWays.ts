import type { ChartParts } from '@/charts/response/chartParts';
import { kindOf } from './energyKinds';

const WAYS = new Set(['home', 'battery', 'charger', 'exported', 'gridExport', 'gridExported']);

/** Whether the series of a chart are the ways solar energy goes, and nothing else: then they are parts of a whole. */
export function areWays({ series }: ChartParts): boolean {
  return series.length > 1 && series.every((one) => WAYS.has(kindOf(one)?.name ?? ''));
}
