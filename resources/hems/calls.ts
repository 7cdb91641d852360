import { registerCalls } from '@/api';

/** Calls of the home pages (spec 02 §7). All but the exports are printed there; an export is posted with the parameters of its chart. */
export const homeCalls = registerCalls('homes', {
  homeDetail: 'POST /iems-goeu-web/web/station/homeDetail',
  detail: 'POST /iems-goeu-web/web/station/detail',
  homes: 'POST /iems-goeu-web/web/station/list',
  summary: 'POST /iems-goeu-web/web/station/dashboardSummary',
  flow: 'POST /iems-goeu-web/web/station/dashboardFlow',
  strategy: 'POST /iems-goeu-web/web/station/dashboardStrategyInfo',
  price: 'POST /iems-goeu-web/web/station/dashboardPrice',
  devicePower: 'POST /iems-goeu-web/web/station/dashboardDevicePower',
  devices: 'POST /iems-goeu-web/web/station/portalDeviceList',
  costSummary: 'POST /iems-goeu-web/web/station/energyCostSummary',
});
