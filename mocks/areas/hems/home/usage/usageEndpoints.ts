import type { BackendContext } from '../../../../core/context';
import type { Endpoint } from '../../../../core/router';
import { chartCalls } from '../energy/chartCall';
import { rangeCall } from '../energy/rangeCall';
import { costComparisonCall, solarUsageCall, usageAndGenerationCall } from './usageCharts';
import { USAGE_PAGE } from './usagePage';
import { usageSummary } from './usageSummary';

/** Calls of the energy usage page (spec 02 §7). */
export function usageEndpoints(context: BackendContext): Endpoint[] {
  return [
    rangeCall(context, 'station/energyUsageSummary', USAGE_PAGE, usageSummary),
    ...[usageAndGenerationCall, solarUsageCall, costComparisonCall].flatMap((one) => chartCalls(context, one)),
  ];
}
