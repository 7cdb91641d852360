import type { BackendContext } from '../../../../core/context';
import type { Endpoint } from '../../../../core/router';
import { chartCalls } from '../energy/chartCall';
import { rangeCall } from '../energy/rangeCall';
import { costAmountCall, costQuantityCall } from './costChart';
import { COST_PAGE } from './costPage';
import { costPriceCall } from './costPriceCall';
import { costSummary } from './costSummary';

/** Calls of the energy cost page (spec 02 §7). */
export function costEndpoints(context: BackendContext): Endpoint[] {
  return [
    rangeCall(context, 'station/energyCostSummary', COST_PAGE, costSummary),
    ...[costPriceCall, costQuantityCall, costAmountCall].flatMap((one) => chartCalls(context, one)),
  ];
}
