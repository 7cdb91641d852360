import type { MenuSeed } from '../../seed/seedMenus';

const page = (
  router: string,
  name: string,
  nameEn: string,
  path: string,
  icon: string,
  component: string,
): MenuSeed => ({ router, name, nameEn, path, icon, component });

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
          page('iotDevice', '设备', 'Devices', '/iotPlatform/device/device', 'device', 'iot/device'),
          page('iotGroup', '设备分组', 'Device groups', '/iotPlatform/device/group', 'grid', 'iot/device-group'),
          page(
            'iotMirror',
            '设备镜像与更换控制器',
            'Device twin and controller replacement',
            '/iotPlatform/device/mirror',
            'copy',
            'iot/mirror',
          ),
          page('iotCommand', '指令', 'Commands', '/iotPlatform/device/command', 'send', 'iot/command'),
        ],
      },
      {
        router: 'iotProducts',
        name: '产品',
        nameEn: 'Products',
        path: '/iotPlatform/product',
        icon: 'app',
        children: [
          page('iotProduct', '产品', 'Products', '/iotPlatform/product/product', 'app', 'iot/product'),
          page(
            'iotProductType',
            '产品类型',
            'Product types',
            '/iotPlatform/product/productType',
            'app',
            'iot/product-type',
          ),
          page(
            'iotProductProperty',
            '产品属性',
            'Product properties',
            '/iotPlatform/product/productProperty',
            'app',
            'iot/product-property',
          ),
          page(
            'iotPropertyStandard',
            '标准属性',
            'Property standards',
            '/iotPlatform/product/propertyStandard',
            'app',
            'iot/property-standard',
          ),
          page('iotBrand', '品牌', 'Brands', '/iotPlatform/product/brand', 'brand', 'iot/brand'),
          page('iotModel', '型号', 'Models', '/iotPlatform/product/model', 'app', 'iot/model'),
          page(
            'iotProductAudit',
            '产品审核记录',
            'Product audit records',
            '/iotPlatform/product/productAudit',
            'log',
            'iot/product-audit',
          ),
          page(
            'iotPropertyAudit',
            '属性审核记录',
            'Property audit records',
            '/iotPlatform/product/productPropertyAudit',
            'log',
            'iot/product-property-audit',
          ),
        ],
      },
      page('iotFirmware', '固件', 'Firmware', '/iotPlatform/firmware', 'download', 'iot/firmware'),
      {
        router: 'iotAlarms',
        name: '告警',
        nameEn: 'Alarms',
        path: '/iotPlatform/alarm',
        icon: 'alarm',
        children: [
          page('iotAlarm', '告警', 'Alarms', '/iotPlatform/alarm/alarm', 'alarm', 'iot/alarm'),
          page('iotAlarmRule', '告警规则', 'Alarm rules', '/iotPlatform/alarm/rule', 'alarm', 'iot/alarm-rule'),
          page(
            'iotNoticeRule',
            '告警通知规则',
            'Alarm notice rules',
            '/iotPlatform/alarm/noticeRule',
            'alarm',
            'iot/alarm-notice-rule',
          ),
          page('iotAlarmGrade', '告警等级', 'Alarm grades', '/iotPlatform/alarm/grade', 'alarm', 'iot/alarm-grade'),
        ],
      },
      page('iotStation', '场站', 'Stations', '/iotPlatform/station', 'building', 'iot/station'),
    ],
  },
];
