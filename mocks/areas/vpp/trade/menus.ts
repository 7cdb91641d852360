import { pagesAt } from '../../../seed/menuSeeds';
import type { MenuSeed } from '../../../seed/seedMenus';

const page = pagesAt('vpp', 'vpp');

/** Markets, settlement and regulation, at the places of their keys. */
export const tradeMenus: readonly MenuSeed[] = [
  {
    router: 'vppTrade',
    path: '/vpp/trade',
    name: '电力交易',
    nameEn: 'Trade',
    icon: 'tariff',
    children: [
      page('trade/notice', 'trade-notice'),
      page('trade/bid', 'trade-bid'),
      page('trade/result', 'treatment-result'),
      page('trade/declaration', 'response-declaration'),
      page('trade/estimate', 'response-power-estimate'),
    ],
  },
  {
    router: 'vppSettlement',
    path: '/vpp/settlement',
    name: '结算管理',
    nameEn: 'Settlement',
    icon: 'report',
    children: [
      page('settlement/appraisal', 'appraisal'),
      page('settlement/trade', 'settlement-trade'),
      page('settlement/orderInfo', 'order-settlement'),
      page('settlement/responseOrder', 'settlement-response-order'),
      page('settlement/customBill', 'custom-bill'),
      page('settlement/monthBill', 'month-bill'),
      page('trace', 'order-trace'),
    ],
  },
  {
    router: 'vppFrequency',
    path: '/vpp/frequency',
    name: '调频',
    nameEn: 'Frequency',
    icon: 'chart',
    children: [page('frequency/regulation', 'frequency'), page('frequency/target', 'adjust-target')],
  },
];
