import type { MenuSeed } from '../../seed/seedMenus';

const page = (path: string, component: string, name: string, nameEn: string): MenuSeed => ({ router: component.replace('/', '-'), path, component, name, nameEn });

/** Markets, settlement and regulation, at the places of their keys. */
export const tradeMenus: readonly MenuSeed[] = [
  {
    router: 'vppTrade', path: '/vpp/trade', name: '电力交易', nameEn: 'Trade', icon: 'tariff',
    children: [
      page('/vpp/trade/notice', 'vpp/trade-notice', '交易公告', 'Trade notices'),
      page('/vpp/trade/bid', 'vpp/trade-bid', '交易报价', 'Trade bids'),
      page('/vpp/trade/result', 'vpp/treatment-result', '交易处理结果', 'Treatment results'),
      page('/vpp/trade/declaration', 'vpp/response-declaration', '资源响应申报', 'Response declarations'),
      page('/vpp/trade/estimate', 'vpp/response-power-estimate', '响应电力预估', 'Response power estimates'),
    ],
  },
  {
    router: 'vppSettlement', path: '/vpp/settlement', name: '结算管理', nameEn: 'Settlement', icon: 'report',
    children: [
      page('/vpp/settlement/appraisal', 'vpp/appraisal', '响应考核', 'Appraisal'),
      page('/vpp/settlement/trade', 'vpp/settlement-trade', '交易结算', 'Trade settlement'),
      page('/vpp/settlement/orderInfo', 'vpp/order-settlement', '响应订单结算信息', 'Response order settlement'),
      page('/vpp/settlement/responseOrder', 'vpp/settlement-response-order', '响应结算订单', 'Settlement response orders'),
      page('/vpp/settlement/customBill', 'vpp/custom-bill', '自定义临时账单', 'Custom temporary bills'),
      page('/vpp/settlement/monthBill', 'vpp/month-bill', '月度账单', 'Month bills'),
    ],
  },
  {
    router: 'vppFrequency', path: '/vpp/frequency', name: '调频', nameEn: 'Frequency', icon: 'chart',
    children: [
      page('/vpp/frequency/regulation', 'vpp/frequency', '调频', 'Frequency regulation'),
      page('/vpp/frequency/target', 'vpp/adjust-target', '调节目标', 'Adjustment target'),
    ],
  },
];
