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
      page('trade/notice', 'trade-notice', '交易公告', 'Trade notices'),
      page('trade/bid', 'trade-bid', '交易报价', 'Trade bids'),
      page('trade/result', 'treatment-result', '交易处理结果', 'Clearing results'),
      page('trade/declaration', 'response-declaration', '资源响应申报', 'Capacity offers'),
      page('trade/estimate', 'response-power-estimate', '响应电力预估', 'Response power estimates'),
    ],
  },
  {
    router: 'vppSettlement',
    path: '/vpp/settlement',
    name: '结算管理',
    nameEn: 'Settlement',
    icon: 'report',
    children: [
      page('settlement/appraisal', 'appraisal', '响应考核', 'Performance assessment'),
      page('settlement/trade', 'settlement-trade', '交易结算', 'Trade settlement'),
      page('settlement/orderInfo', 'order-settlement', '响应订单结算信息', 'Order settlement'),
      page('settlement/responseOrder', 'settlement-response-order', '响应结算订单', 'Orders to settle'),
      page('settlement/customBill', 'custom-bill', '自定义临时账单', 'Ad-hoc bills'),
      page('settlement/monthBill', 'month-bill', '月度账单', 'Monthly bills'),
    ],
  },
  {
    router: 'vppFrequency',
    path: '/vpp/frequency',
    name: '调频',
    nameEn: 'Frequency',
    icon: 'chart',
    children: [
      page('frequency/regulation', 'frequency', '调频', 'Frequency regulation'),
      page('frequency/target', 'adjust-target', '调节目标', 'Adjustment target'),
    ],
  },
];
