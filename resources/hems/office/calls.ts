import { registerCalls } from '@/api';

// covers H-135, H-136, H-140
/** Calls of the back office that no schema declares (spec 02 §7). */
export const officeCalls = registerCalls('office', {
  brandsOf: 'POST /iems-goeu-web/web/distributionBrand/all',
  giveBrands: 'POST /iems-goeu-web/web/distributionBrand/update',
  pricesOf: 'POST /iems-goeu-web/web/distributionPrice/all',
  givePrices: 'POST /iems-goeu-web/web/distributionPrice/update',
  compareDevice: 'POST /iems-goeu-web/web/leads/compareDevice',
  mergeDevice: 'POST /iems-goeu-web/web/leads/mergeDevice',
  compareOffers: 'POST /iems-goeu-web/web/aiRecommendation/compare',
  checkOta: 'POST /iems-goeu-web/web/device/checkDeviceOta',
  sortCapabilities: 'POST /iems-goeu-web/web/capability/config/sort',
  setProperties: 'POST /iems-goeu-web/web/controller/updDeviceProperty',
  discover: 'POST /iems-goeu-web/web/controller/deviceDiscover',
  discovered: 'POST /iems-goeu-web/web/controller/deviceDiscoverResult',
  connect: 'POST /iems-goeu-web/web/controller/connectControllerSubList',
  connecting: 'POST /iems-goeu-web/web/controller/monitorControllerSubResult',
  connected: 'POST /iems-goeu-web/web/controller/listConnectControllerSubResult',
  takeOver: 'POST /iems-goeu-web/web/controller/mergeControllerSubResult',
  rename: 'POST /iems-goeu-web/web/controller/renameBatch',
  protocol: 'POST /iems-goeu-web/web/controller/detailProtocolConfig',
  setProtocol: 'POST /iems-goeu-web/web/controller/updateProtocolConfig',
  protocolResult: 'POST /iems-goeu-web/web/controller/monitorProtocolConfigResult',
  tableHeader: 'POST /iems-goeu-web/web/common/table/headerlist',
  setTableHeader: 'POST /iems-goeu-web/web/common/table/updateHeader',
  tableSearches: 'POST /iems-goeu-web/web/common/table/queryList',
  tableValues: 'POST /iems-goeu-web/web/common/table/SearchValue',
  rules: 'GET /iems-goeu-web/web/common/rule',
  connectParams: 'POST /iems-goeu-web/web/connectionHub/detailParams',
});

/** The same set of calls for tenants, organisations and installers. */
export const snCalls = {
  'hems/sn-tenant': registerCalls('snTenant', {
    match: 'POST /iems-goeu-web/web/sn/distribution/matchList',
    save: 'POST /iems-goeu-web/web/sn/distribution/save',
    take: 'POST /iems-goeu-web/web/sn/distribution/import',
  }),
  'hems/sn-organization': registerCalls('snOrganization', {
    match: 'POST /iems-goeu-web/web/sn/distributionOrganization/matchList',
    save: 'POST /iems-goeu-web/web/sn/distributionOrganization/save',
    take: 'POST /iems-goeu-web/web/sn/distributionOrganization/import',
  }),
  'hems/sn-installer': registerCalls('snInstaller', {
    match: 'POST /iems-goeu-web/web/sn/distributionInstaller/matchList',
    save: 'POST /iems-goeu-web/web/sn/distributionInstaller/save',
    take: 'POST /iems-goeu-web/web/sn/distributionInstaller/import',
  }),
};
