import { configureNotices, configureSites, service } from '@/dsl';

export * from './account/parts/services';

/** Clock and currency of figures over all stations of the energy cloud; those of one station are its own. */
configureSites({ zone: 'Asia/Shanghai', currency: '¥' });

/** Messages to the signed-in user: the bell of the shell, in the platform that has their page (spec 03 §2, alarms). */
configureNotices({
  page: 'cloud/notification',
  list: 'POST /iemscloud/alarm/web/notification/receive/list',
  detail: 'POST /iemscloud/alarm/web/notification/detail',
});

// covers H-299
/** Homes, their users, tariffs and market data (spec 02 §7). Every call is a POST with a JSON body. */
export const hems = service('/iems-goeu-web/web', { wire: { countries: 'POST /iems-goeu-web/web/sys/country' } });

/** Products, devices, firmware, alarms and stations of the device platform (spec 03 §7). */
export const iot = service('/iot/v3/web');

/** Work orders of the cloud (spec 03 §7, device, station and monitor). */
export const workOrders = service('/iemscloud/workOrder/web');

/** The integrated directory of work-ticket people (spec 03 §7). */
export const integrated = service('/iemscloud/integrated/web');

/** Work tickets and station infrastructure (spec 03 §7). Every call is a POST unless it is a download. */
export const smp = service('/smp/v3/web');

/** Stations of the energy cloud, fixed and mobile (spec 03 §7, device, station and monitor). */
export const cloudStations = service('/iemscloud/station/web');

/** Energy, benefit and calculators of the energy cloud (spec 03 §7, statistics). */
export const energyStatistics = service('/iemscloud/statistics/web/energy');
export const benefitStatistics = service('/iemscloud/statistics/web/benefit');
export const calculators = service('/iemscloud/statistics/web/calculator');
export const smartGrid = service('/iemscloud/smartgrid/web');

/** Agreements, fees and prices, each with a current and a reserved version (spec 03 §7, contract energy). */
export const contractEnergy = service('/iemscloud/contractEnergy/web');

/** The device library, control and data of the energy cloud (spec 03 §7, device). Every call is a POST. */
export const cloudDevices = service('/iemscloud/device/web');

/** What is being measured at stations of the energy cloud (spec 03 §7, monitor). */
export const cloudMonitor = service('/iemscloud/monitor/web');

/** Alarms, their rules and grades, and notifications of the energy cloud (spec 03 §7, alarms). */
export const cloudAlarms = service('/iemscloud/alarm/web');

/** Production plans of the energy cloud (spec 03 §7, production). */
export const production = service('/iemscloud/production/web/production');

/** Purchases, factors and statistics of carbon (spec 03 §7, zero carbon). */
export const zeroCarbon = service('/iemscloud/zeroCarbon/web/zeroCarbon');

/**
 * Virtual power plants, their resources, units, registration and frequency regulation (spec 03 §7, power plant). Every
 * call is a POST with a JSON body.
 */
export const vppPlants = service('/iemscloud/vpp/web');
/** Response orders, electricity plans, forecasts and adjustment targets of virtual power plants. */
export const vppPlan = service('/iemscloud/plan/web/vpp');
/** Bids, notices, clearing, declarations and appraisal. */
export const vppTrade = service('/iemscloud/trade/web/vpp');
/** Settlements and bills of virtual power plants. */
export const vppSettlement = service('/iemscloud/settlement/web');

/** Statistics, monitoring and reports of photovoltaic stations (spec 03 §7, PV statistics and other reports). */
export const pvStatistics = service('/enjoyelec-cloud-pvpro-statistics/v3/web');

/** Stations' equipment, documents, cameras, other platforms and alarms of PV operations (spec 03 §7). */
export const pvOperations = service('/enjoyelec-cloud-pvpro-operation/v3/web');
