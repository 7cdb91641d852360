import { pagesAt } from '../../../seed/menuSeeds';
import type { MenuSeed } from '../../../seed/seedMenus';

const page = pagesAt('pv', 'pv');

/** Operations of PV stations, at the places of their keys. */
export const pvOperationMenus: readonly MenuSeed[] = [
  {
    router: 'pvOperation',
    path: '/pv/operation',
    name: '光伏运维',
    nameEn: 'PV operations',
    icon: 'building',
    children: [
      page('operation/station', 'station'),
      page('operation/building', 'building'),
      page('operation/device', 'device'),
      page('operation/environment', 'environment-device'),
      page('operation/series', 'series'),
      page('operation/topology', 'topology'),
      page('operation/location', 'location-device', { buttons: ['create', 'edit'] }),
      page('operation/library', 'device-library'),
      page('operation/camera', 'camera'),
      page('operation/document', 'document'),
      page('operation/file', 'file'),
    ],
  },
  {
    router: 'pvThirdParty',
    path: '/pv/thirdParty',
    name: '第三方接入',
    nameEn: 'Third parties',
    icon: 'device',
    children: [
      page('thirdParty/platform', 'third-party-platform'),
      page('thirdParty/account', 'third-party-account'),
      page('thirdParty/device', 'third-party-device'),
    ],
  },
  {
    router: 'pvAlarm',
    path: '/pv/alarm',
    name: '光伏告警',
    nameEn: 'PV alarms',
    icon: 'alarm',
    children: [page('alarm/alarm', 'alarm'), page('alarm/rule', 'alarm-rule')],
  },
];
