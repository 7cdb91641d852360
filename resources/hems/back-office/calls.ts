import { registerCalls } from '@/api';

/** Calls of the back office that no schema declares (spec 02 §7). */
export const officeCalls = registerCalls('office', {
  brandsOf: 'POST /iems-goeu-web/web/distributionBrand/all',
  giveBrands: 'POST /iems-goeu-web/web/distributionBrand/update',
  pricesOf: 'POST /iems-goeu-web/web/distributionPrice/all',
  givePrices: 'POST /iems-goeu-web/web/distributionPrice/update',
  compareDevice: 'POST /iems-goeu-web/web/leads/compareDevice',
  mergeDevice: 'POST /iems-goeu-web/web/leads/mergeDevice',
  compareOffers: 'POST /iems-goeu-web/web/aiRecommendation/compare',
  setProperties: 'POST /iems-goeu-web/web/controller/updDeviceProperty',
  connectParams: 'POST /iems-goeu-web/web/connectionHub/detailParams',
});
