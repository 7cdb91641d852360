import type { MenuSeed } from '../../seed/seedMenus';

const page = (router: string, path: string, icon: string, component: string): MenuSeed => ({
  router,
  path,
  icon,
  component,
});

/** Menus of the application IoT platform (spec 03 §2). */
export const iotMenus: readonly MenuSeed[] = [
  {
    router: 'iotPlatform',
    name: '物联平台',
    nameEn: 'IoT platform',
    path: '/iotPlatform',
    icon: 'device',
    children: [
      {
        router: 'iotDevices',
        name: '设备',
        nameEn: 'Devices',
        path: '/iotPlatform/device',
        icon: 'device',
        children: [
          page('iotDevice', '/iotPlatform/device/device', 'device', 'iot/device'),
          page('iotGroup', '/iotPlatform/device/group', 'grid', 'iot/device-group'),
          page('iotMirror', '/iotPlatform/device/mirror', 'copy', 'iot/mirror'),
          page('iotCommand', '/iotPlatform/device/command', 'send', 'iot/command'),
        ],
      },
      {
        router: 'iotProducts',
        name: '产品',
        nameEn: 'Products',
        path: '/iotPlatform/product',
        icon: 'app',
        children: [
          page('iotProduct', '/iotPlatform/product/product', 'app', 'iot/product'),
          page('iotProductType', '/iotPlatform/product/productType', 'app', 'iot/product-type'),
          page('iotProductProperty', '/iotPlatform/product/productProperty', 'app', 'iot/product-property'),
          page('iotPropertyStandard', '/iotPlatform/product/propertyStandard', 'app', 'iot/property-standard'),
          page('iotBrand', '/iotPlatform/product/brand', 'brand', 'iot/brand'),
          page('iotModel', '/iotPlatform/product/model', 'app', 'iot/model'),
          page('iotProductAudit', '/iotPlatform/product/productAudit', 'log', 'iot/product-audit'),
          page('iotPropertyAudit', '/iotPlatform/product/productPropertyAudit', 'log', 'iot/product-property-audit'),
        ],
      },
      page('iotFirmware', '/iotPlatform/firmware', 'download', 'iot/firmware'),
      {
        router: 'iotAlarms',
        name: '告警',
        nameEn: 'Alarms',
        path: '/iotPlatform/alarm',
        icon: 'alarm',
        children: [
          page('iotAlarm', '/iotPlatform/alarm/alarm', 'alarm', 'iot/alarm'),
          page('iotAlarmRule', '/iotPlatform/alarm/rule', 'alarm', 'iot/alarm-rule'),
          page('iotNoticeRule', '/iotPlatform/alarm/noticeRule', 'alarm', 'iot/alarm-notice-rule'),
          page('iotAlarmGrade', '/iotPlatform/alarm/grade', 'alarm', 'iot/alarm-grade'),
        ],
      },
      page('iotStation', '/iotPlatform/station', 'building', 'iot/station'),
    ],
  },
];
