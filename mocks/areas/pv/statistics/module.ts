import type { BackendModule } from '../../../module';
import { once } from '../../../seed/once';
import { seedMenus } from '../../../seed/seedMenus';
import { BILL, billHooks, extractEndpoint, seedBills } from './bills';
import { exportEndpoints, seedTasks, TASK, taskHooks } from './exportTasks';
import { MAINTENANCE, maintenanceHooks, seedMaintenance } from './maintenance';
import { pvStatisticsMenus } from './menus';
import { meterHooks, seedRecounts } from './meterHooks';
import { monthHooks, seedMonths } from './monthHooks';
import { METER_DATA } from './meterDay';
import { statisticsEndpoints } from './statisticsEndpoints';
import { dayRowHooks, nowRowHooks } from './stationRows';
import { troubleHooks } from './troubleHooks';
import { pvSites } from '../operation/pvSites';
import { tenantId } from '../../../seed/seedCompanies';

/**
 * Statistics, monitoring and reports of photovoltaic stations (spec 03 §7): what the sites of the world with panels
 * gave.
 */
const pvStatistics: BackendModule = {
  name: 'pvStatistics',
  endpoints: (context) => [...statisticsEndpoints(context), ...exportEndpoints(context), extractEndpoint(context)],
  hooks: (context) => ({
    'pv/station-report': dayRowHooks(context),
    'pv/centralized-data': nowRowHooks(context),
    'pv/monthly-statistics': monthHooks(context),
    [METER_DATA]: meterHooks(context),
    'pv/abnormal-device': troubleHooks(context, 5),
    'pv/alarm-device': troubleHooks(context, 7),
    'pv/report-device': {
      rows: () => context.store.all('pv/device').filter(({ deviceType }) => deviceType === 'inverter'),
    },
    [BILL]: billHooks(context),
    [TASK]: taskHooks(context),
    [MAINTENANCE]: maintenanceHooks(context),
  }),
  seed: async (context) => {
    await seedMenus(context, 'pv', pvStatisticsMenus);
    await once(context.store, 'pvStatistics', () => {
      seedMaintenance(context);
      seedBills(context);
      seedMonths(context);
      seedRecounts(context);
      seedTasks(context, [...new Set(pvSites.map(({ tenant }) => tenantId(tenant)))]);
    });
  },
};

export default pvStatistics;
