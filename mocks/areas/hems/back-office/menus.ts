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
      page('lead', 'lead', { buttons: ['saveNote', 'deleteNote'] }),
      page('aiRecommendation', 'ai-recommendation'),
      page('inspection', 'device-inspection'),
      page('brand', 'brand'),
      page('banner', 'banner'),
      page('capability', 'capability'),
      page('capabilityConfig', 'capability-config'),
      page('brandDistribution', 'brand-distribution'),
      page('serialNumber', 'serial-number'),
      page('snTenant', 'sn-tenant'),
      page('snOrganization', 'sn-organization'),
      page('snInstaller', 'sn-installer'),
      page('ota', 'ota-package', { buttons: ['upgradeOta'] }),
      page('controller', 'controller', {
        buttons: ['connect', 'rename', 'protocolConfig', 'setProperty'],
      }),
      page('feedback', 'user-feedback'),
      page('trial', 'trial'),
      page('suggestion', 'suggestion'),
      page('deviceSuggestion', 'device-suggestion'),
      page('tenantOrganization', 'tenant-organization'),
      page('siteHome', 'site-home'),
      page('systemUser', 'system-user'),
      page('homeUser', 'home-user'),
      page('deletedHomeUser', 'deleted-home-user'),
      page('connectionHub', 'connection-hub'),
      page('alarmShield', 'alarm-shield'),
    ],
  },
  {
    router: 'market',
    path: '/market',
    name: '市场',
    nameEn: 'Market',
    icon: 'tariff',
    children: [
      market('area', 'market-area'),
      market('retailer', 'retailer'),
      market('product', 'market-product'),
      market('distributionPrice', 'price-distribution'),
    ],
  },
];
