import type { BackendModule } from '../../../module';
import { once } from '../../../seed/once';
import { seedMenus } from '../../../seed/seedMenus';
import { frequencyEndpoints } from './frequency/frequencyEndpoints';
import { targetEndpoints } from './frequency/targetEndpoints';
import { bidHooks } from './market/bidHooks';
import { declarationHooks } from './market/declarationHooks';
import { estimateRows } from './market/estimateRows';
import { tradeMarketEndpoints } from './market/tradeMarketEndpoints';
import { noticeHooks } from './market/noticeHooks';
import { resultHooks } from './market/resultHooks';
import { tradeMenus } from './menus';
import { seedBills } from './seed/seedBills';
import { seedSettlementOrders } from './seed/seedSettlementOrders';
import { seedMarket } from './seed/seedMarket';
import { customBillHooks, monthBillHooks } from './settlement/billHooks';
import { confirmEndpoint } from './settlement/confirmEndpoint';
import { lineHooks, settlementOrderHooks } from './settlement/lineHooks';
import { settlementEndpoints } from './settlement/settlementEndpoints';
import { appraisalRows, tradeRows } from './settlement/settlementRows';
import {
  APPRAISAL,
  BID,
  CUSTOM_BILL,
  DECLARATION,
  ESTIMATE,
  LINE,
  MONTH_BILL,
  NOTICE,
  RESULT,
  SETTLEMENT_ORDER,
  TRADE,
} from './tradeDocs';

/**
 * Markets, settlement and regulation of virtual power plants (spec 03 §7): what becomes of notices and orders, to the
 * bill.
 */
const vppTrade: BackendModule = {
  name: 'vppTrade',
  endpoints: (context) => [
    ...tradeMarketEndpoints(context),
    confirmEndpoint(context),
    ...settlementEndpoints(context),
    ...frequencyEndpoints(context),
    ...targetEndpoints(context),
  ],
  hooks: (context) => ({
    [NOTICE]: noticeHooks(context),
    [BID]: bidHooks(context),
    [RESULT]: resultHooks(context),
    [DECLARATION]: declarationHooks(context),
    [ESTIMATE]: { rows: () => estimateRows(context) },
    [APPRAISAL]: {
      rows: () => appraisalRows(context),
      summary: { times: () => 1, qualifiedRate: ({ result }) => (result === 'qualified' ? 100 : 0) },
    },
    [TRADE]: { rows: () => tradeRows(context) },
    [LINE]: lineHooks(context),
    [SETTLEMENT_ORDER]: settlementOrderHooks(context),
    [CUSTOM_BILL]: customBillHooks(context),
    [MONTH_BILL]: monthBillHooks(context),
  }),
  seed: async (context) => {
    await seedMenus(context, 'vpp', tradeMenus);
    await once(context.store, 'vpp trade', () => {
      seedMarket(context);
      seedBills(context);
      seedSettlementOrders(context);
    });
  },
};

export default vppTrade;
