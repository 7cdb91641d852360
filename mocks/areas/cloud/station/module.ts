import type { BackendModule } from '../../../module';
import { once } from '../../../seed/once';
import { seedMenus } from '../../../seed/seedMenus';
import { commercialSites } from '../../../world/world';
import { percent } from '../../../report/part';
import { deviceCounts, deviceCountsOf } from '../device/deviceCounts';
import { seedMobile } from './seedMobile';
import { stationOfSite } from './stationOfSite';

const percentOnline = ({ onlineCount, deviceCount }: ReturnType<typeof deviceCountsOf>) =>
  percent(onlineCount, deviceCount);

/**
 * Stations of the energy cloud: the sites of the world. What is counted and summed above their list follows from their
 * fields.
 */
const cloud: BackendModule = {
  name: 'cloud',
  hooks: ({ store }) => ({
    'cloud/station': { summary: { onlineCount: ({ onlineStatus }) => Number(onlineStatus === 1) } },
    'cloud/organization': { rows: () => store.all('account/organization') },
    'cloud/manager': {
      rows: () => store.all('account/user').map(({ id, tenantId, name, orgId }) => ({ id, tenantId, name, orgId })),
    },
  }),
  // What stands above the page of a station, and what it did this month.
  sources: [
    { report: 'cloud/station info', measures: deviceCounts, reads: ['cloud/device', 'cloud/alarm'] },
    {
      report: 'cloud/station statistics',
      measures: { onlineRate: (_sums, { id }, request) => percentOnline(deviceCountsOf(id, request)) },
      reads: ['cloud/device'],
    },
  ],
  seed: async (context) => {
    await seedMenus(context, 'pv', [
      {
        router: 'cloud',
        name: '能源云',
        nameEn: 'Energy cloud',
        path: '/cloud',
        icon: 'building',
        children: [
          {
            router: 'cloudStation',
            name: '场站管理',
            nameEn: 'Stations',
            path: '/cloud/station/station',
            icon: 'building',
            component: 'cloud/station',
          },
          {
            router: 'cloudMobile',
            name: '移动场站',
            nameEn: 'Mobile stations',
            path: '/cloud/station/mobile',
            component: 'cloud/mobile-station',
          },
        ],
      },
    ]);
    await once(context.store, 'cloud', () =>
      context.store.put('cloud/station', ...commercialSites.filter(({ kind }) => kind !== 'mobile').map(stationOfSite)),
    );
    await once(context.store, 'cloudMobile', () => seedMobile(context));
  },
};

export default cloud;
