import { pagesAt } from '../../../seed/menuSeeds';
import type { MenuSeed } from '../../../seed/seedMenus';

const page = pagesAt('backOffice', 'hems');
const market = pagesAt('market', 'hems');

// covers HR-120
/** The back office and the market's master data, at the places of their keys. */
export const backOfficeMenus: readonly MenuSeed[] = [
  {
    router: 'backOffice',
    path: '/backOffice',
    name: '后台管理',
    nameEn: 'Back office',
    icon: 'app',
    children: [
      page('lead', 'lead', '销售线索', 'Leads', { buttons: ['saveNote', 'deleteNote'] }),
      page('aiRecommendation', 'ai-recommendation', 'AI推荐方案', 'AI recommendations'),
      page('inspection', 'device-inspection', '设备勘察', 'Device inspections'),
      page('brand', 'brand', '品牌', 'Brands'),
      page('banner', 'banner', '轮播图', 'Banners'),
      page('capability', 'capability', '能力', 'Capabilities'),
      page('capabilityConfig', 'capability-config', '能力配置', 'Capability configuration'),
      page('brandDistribution', 'brand-distribution', '品牌分配', 'Brand distribution'),
      page('serialNumber', 'serial-number', '序列号', 'Serial numbers'),
      page('snTenant', 'sn-tenant', '租户序列号分配', 'Tenant serial numbers'),
      page('snOrganization', 'sn-organization', '组织序列号分配', 'Organization serial numbers'),
      page('snInstaller', 'sn-installer', '安装商序列号分配', 'Installer serial numbers'),
      page('ota', 'ota-package', '升级包', 'OTA packages', { buttons: ['upgradeOta'] }),
      page('controller', 'controller', '控制器管理', 'Controllers', {
        buttons: ['connect', 'rename', 'protocolConfig', 'setProperty'],
      }),
      page('feedback', 'user-feedback', '用户反馈', 'User feedback'),
      page('trial', 'trial', '试用申请', 'Trials'),
      page('suggestion', 'suggestion', '反馈与建议', 'Feedback and suggestions'),
      page('deviceSuggestion', 'device-suggestion', '设备相关建议', 'Device suggestions'),
      page('tenantOrganization', 'tenant-organization', '合作方组织', 'Partner organizations'),
      page('siteHome', 'site-home', '站点家庭', 'Site homes'),
      page('systemUser', 'system-user', '系统用户', 'System users'),
      page('homeUser', 'home-user', '家庭用户', 'Home users'),
      page('deletedHomeUser', 'deleted-home-user', '已注销用户', 'Deleted home users'),
      page('connectionHub', 'connection-hub', '连接中心', 'Connection hub'),
      page('alarmShield', 'alarm-shield', '告警屏蔽', 'Alarm suppression'),
    ],
  },
  {
    router: 'market',
    path: '/market',
    name: '市场',
    nameEn: 'Market',
    icon: 'tariff',
    children: [
      market('area', 'market-area', '市场区域', 'Market areas'),
      market('retailer', 'retailer', '售电商', 'Retailers'),
      market('product', 'market-product', '电价产品', 'Market products'),
      market('distributionPrice', 'price-distribution', '电价分配', 'Distribution price'),
    ],
  },
];
