/** Collections of markets and settlement, by resource name. */
export const NOTICE = 'vpp/trade-notice';
export const BID = 'vpp/trade-bid';
export const FORMER_BID = 'vpp/trade-bid versions';
export const RESULT = 'vpp/treatment-result';
export const DECLARATION = 'vpp/response-declaration';
export const ESTIMATE = 'vpp/response-power-estimate';
export const APPRAISAL = 'vpp/appraisal';
export const TRADE = 'vpp/settlement-trade';
export const LINE = 'vpp/order-settlement';
export const SETTLEMENT_ORDER = 'vpp/settlement-response-order';
export const CUSTOM_BILL = 'vpp/custom-bill';
export const MONTH_BILL = 'vpp/month-bill';
export const REGULATION = 'vpp/frequency';

export const TRADE_PATH = '/iemscloud/trade/web/vpp';
export const SETTLEMENT_PATH = '/iemscloud/settlement/web';
