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
      page('device/overview', 'device-overview', '设备总览', 'Device overview'),
      page('device/manage', 'device', '设备管理', 'Device management'),
      page('device/control', 'device-control', '设备控制', 'Device control'),
      page('device/data', 'data-monitor', '数据监视', 'Data monitor'),
      page('device/thirdParty', 'third-party-device', '第三方设备', 'Third-party devices'),
      page('device/brand', 'device-brand', '设备品牌', 'Device brands'),
      page('device/model', 'device-model', '设备型号', 'Device models'),
      page('device/product', 'device-product', '设备产品', 'Device products'),
      page('device/service', 'device-service', '物模型服务', 'Device services'),
      page('device/code', 'device-code', '设备编码', 'Device codes'),
      page('device/property', 'device-property', '设备属性', 'Device properties'),
    ],
  },
];
