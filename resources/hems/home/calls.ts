import { registerCalls } from '@/api';

/** Calls of the home pages that no report declares (spec 02 §7). */
export const homeCalls = registerCalls('homes', {
  homeDetail: 'POST /iems-goeu-web/web/station/homeDetail',
  detail: 'POST /iems-goeu-web/web/station/detail',
  homes: 'POST /iems-goeu-web/web/station/list',
  devices: 'POST /iems-goeu-web/web/station/portalDeviceList',
  product: 'POST /iems-goeu-web/web/marketProduct/detail',
});
