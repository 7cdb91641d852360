import type { BackendContext } from '../../../../core/context';
import type { Incoming } from '../../../../core/incoming';
import type { Endpoint } from '../../../../core/router';
import { atFields } from '../energy/atFields';
import { chartCalls } from '../energy/chartCall';
import { stationOf, type Station } from '../energy/stationOf';
import { WEB } from '../path';
import { dashboardPriceCall } from './dashboardPriceCall';
import { devicePowerCall } from './devicePower';
import { flowAnswer } from './flowAnswer';
import { strategyAnswer } from './strategyAnswer';
import { summaryAnswer } from './summaryAnswer';

/** Calls of the home dashboard (spec 02 §7). */
export function dashboardEndpoints(context: BackendContext): Endpoint[] {
  const call = (name: string, answer: (station: Station, incoming: Incoming) => unknown): Endpoint => ({
    method: 'POST',
    path: `${WEB}/station/${name}`,
    need: { menus: ['hems/dashboard'] },
    handle: (incoming) =>
      atFields(context, 'hems/dashboard', incoming, () => answer(stationOf(context, incoming), incoming)),
  });
  return [
    call('dashboardSummary', (station, incoming) => summaryAnswer(incoming, station)),
    call('dashboardFlow', flowAnswer),
    call('dashboardStrategyInfo', strategyAnswer),
    ...chartCalls(context, devicePowerCall),
    ...chartCalls(context, dashboardPriceCall),
  ];
}
