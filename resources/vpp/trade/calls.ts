import { registerCalls } from '@/api';

/** Calls of markets, bills and regulation that pages of their own make besides those of the schemas (spec 03 §7). */
export const tradeCalls = registerCalls('vppTrade', {
  checkBill: 'POST /iemscloud/settlement/web/settlement/customTemporary/check',
  control: 'POST /iemscloud/vpp/web/frequency/control/edit',
  regulation: 'POST /iemscloud/vpp/web/frequency/current',
});
