import { registerCalls } from '@/api';

const WEB = '/iems-goeu-web/web';

// covers H-287, H-289, H-290, H-297, H-306, H-308, H-309, H-310, H-311, H-312, H-313, H-314
/** Calls of the market pages that neither blocks nor schemas make (spec 02 §7). */
export const marketCalls = registerCalls('market', {
  monitorList: `POST ${WEB}/energyMonitor/list`,
  monitorFollowed: `POST ${WEB}/energyMonitor/subList`,
  monitorSort: `POST ${WEB}/energyMonitor/subSort`,
  vppConfig: `POST ${WEB}/vpp/config`,
  components: `POST ${WEB}/report/listComponent`,
  deleteComponent: `POST ${WEB}/report/deleteComponent`,
  layout: `POST ${WEB}/report/layout`,
  data: `POST ${WEB}/market/report/data`,
  properties: `POST ${WEB}/market/report/detailPropertyConfig`,
  updateProperties: `POST ${WEB}/market/report/updatePropertyConfig`,
  deleteProperty: `POST ${WEB}/market/report/deletePropertyConfig`,
});

/** The report as a file; asked with the sign-in and saved, since a plain link carries none. */
export const REPORT_EXPORT = `${WEB}/market/report/export`;
