import { defineOverview } from '@/dsl';

/** What people of the platforms arrive at: energy and money of seven days, what waits for them, where trouble is. */
export const overview = defineOverview({
  blocks: [
    { report: 'pv/station-screen', block: 'info' },
    { report: 'statistics/station-energy', block: 'trend', days: 7 },
    { report: 'statistics/station-benefit', block: 'trend', days: 7 },
    { report: 'hems/energy-tracking', block: 'total', days: 7 },
    { report: 'hems/energy-tracking', block: 'trend', days: 7 },
    { report: 'vpp/forecast', block: 'general', days: 7 },
    { report: 'vpp/forecast', block: 'ability' },
  ],
  waits: [
    { list: 'ticket/work-ticket', filter: { waitingForMe: true } },
    { list: 'ticket/work-order', filter: { waitingForMe: true } },
    { list: 'vpp/response-order', filter: { waitingForMe: true } },
    { list: 'vpp/trade-notice', filter: { processStatus: 'pending' } },
    { list: 'cloud/alarm', filter: { status: 'active' }, by: 'level' },
    { list: 'iot/alarm', filter: { status: 'active' }, by: 'level' },
  ],
  records: [
    { list: 'pv/station', filter: { status: 'alarm' } },
    { list: 'cloud/station', filter: { onlineStatus: 0 } },
    { list: 'vpp/plant', filter: { status: 'suspended' } },
    { list: 'vpp/trade-notice', filter: { processStatus: 'pending' } },
    { list: 'iot/device', filter: { networkStatus: 0 } },
  ],
});
