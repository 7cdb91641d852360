import { registerCalls } from '@/api';

const WEB = '/iems-goeu-web/web';

// covers H-287, H-289, H-290, H-297
/** Calls of the market pages that no block makes (spec 02 §7). */
// covers H-305, H-307, H-308, H-309, H-310, H-311, H-312, H-313, H-314, H-315, H-316, H-306
export const marketCalls = registerCalls('market', {
  monitorList: `POST ${WEB}/energyMonitor/list`,
  monitorFollowed: `POST ${WEB}/energyMonitor/subList`,
  monitorSort: `POST ${WEB}/energyMonitor/subSort`,
  vppConfig: `POST ${WEB}/vpp/config`,
  components: `POST ${WEB}/report/listComponent`,
  component: `GET ${WEB}/report/detailComponent`,
  addComponent: `POST ${WEB}/report/addComponent`,
  editComponent: `POST ${WEB}/market/report/editComponent`,
  deleteComponent: `POST ${WEB}/report/deleteComponent`,
  layout: `POST ${WEB}/report/layout`,
  data: `POST ${WEB}/market/report/data`,
  properties: `POST ${WEB}/market/report/detailPropertyConfig`,
  updateProperties: `POST ${WEB}/market/report/updatePropertyConfig`,
  deleteProperty: `POST ${WEB}/market/report/deletePropertyConfig`,
  addOperation: `POST ${WEB}/operations/add`,
});

/** The report as a file; asked with the sign-in and saved, since a plain link carries none. */
export const REPORT_EXPORT = `${WEB}/market/report/export`;
