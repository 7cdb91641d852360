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
  usageSummary: 'POST /iems-goeu-web/web/station/energyUsageSummary',
  usageAndGeneration: 'POST /iems-goeu-web/web/station/energyUsageAndGeneration',
  solarUsage: 'POST /iems-goeu-web/web/station/energyUsageSolarPowerUsage',
  costComparison: 'POST /iems-goeu-web/web/station/energyUsageCostSaving',
  costSummary: 'POST /iems-goeu-web/web/station/energyCostSummary',
  costPrice: 'POST /iems-goeu-web/web/station/energyCostPrice',
  costQuantity: 'POST /iems-goeu-web/web/station/energyCostQuantity',
  costAmount: 'POST /iems-goeu-web/web/station/energyCostAmount',
  energyGeneral: 'POST /iems-goeu-web/web/station/energy/general',
  energyChart: 'POST /iems-goeu-web/web/station/energy/chartList',
  greenGeneral: 'POST /iems-goeu-web/web/station/greenPower/general',
  greenChart: 'POST /iems-goeu-web/web/station/greenPower/chartList',
  savingGeneral: 'POST /iems-goeu-web/web/station/costSaving/general',
  saving: 'POST /iems-goeu-web/web/station/costSaving/saving',
  comparison: 'POST /iems-goeu-web/web/station/costSaving/comparison',
});
