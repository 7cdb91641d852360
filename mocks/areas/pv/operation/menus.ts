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
      page('operation/station', 'station', '光伏电站', 'PV stations'),
      page('operation/building', 'building', '建筑', 'Buildings'),
      page('operation/device', 'device', '光伏设备', 'PV devices'),
      page('operation/environment', 'environment-device', '环境监测仪', 'Environment monitors'),
      page('operation/series', 'series', '组串', 'Strings'),
      page('operation/topology', 'topology', '拓扑', 'Topology'),
      page('operation/location', 'location-device', '设备定位', 'Device locations', { buttons: ['create', 'edit'] }),
      page('operation/library', 'device-library', '设备库', 'Device library'),
      page('operation/camera', 'camera', '摄像头', 'Cameras'),
      page('operation/document', 'document', '电站资料', 'Station documents'),
      page('operation/file', 'file', '电站文件', 'Station files'),
    ],
  },
  {
    router: 'pvThirdParty',
    path: '/pv/thirdParty',
    name: '第三方接入',
    nameEn: 'Third parties',
    icon: 'device',
    children: [
      page('thirdParty/platform', 'third-party-platform', '第三方平台', 'Third-party platforms'),
      page('thirdParty/account', 'third-party-account', '第三方账号', 'Third-party accounts'),
      page('thirdParty/device', 'third-party-device', '第三方设备与电站', 'Third-party devices'),
    ],
  },
  {
    router: 'pvAlarm',
    path: '/pv/alarm',
    name: '光伏告警',
    nameEn: 'PV alarms',
    icon: 'alarm',
    children: [
      page('alarm/alarm', 'alarm', '光伏告警', 'PV alarms'),
      page('alarm/rule', 'alarm-rule', '光伏告警规则', 'PV alarm rules'),
    ],
  },
];
