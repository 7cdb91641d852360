import { pagesAt } from '../../../seed/menuSeeds';
import type { MenuSeed } from '../../../seed/seedMenus';

const page = pagesAt('cloud', 'cloud');

/** The device library of the energy cloud, at the places of its keys. */
export const deviceMenus: readonly MenuSeed[] = [
  {
    router: 'cloudDevice',
    path: '/cloud/device',
    name: '设备',
    nameEn: 'Devices',
    icon: 'device',
    children: [
      page('device/overview', 'device-overview'),
      page('device/manage', 'device'),
      page('device/control', 'device-control'),
      page('device/data', 'data-monitor'),
      page('device/thirdParty', 'third-party-device'),
      page('device/brand', 'device-brand'),
      page('device/model', 'device-model'),
      page('device/product', 'device-product'),
      page('device/service', 'device-service'),
      page('device/code', 'device-code'),
      page('device/property', 'device-property'),
    ],
  },
];
