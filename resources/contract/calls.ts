import { registerCalls } from '@/api';

/** Calls of contract energy that no schema declares (spec 03 §7). `effect` is an extension: a backend without it leaves the panel empty. */
export const contractCalls = registerCalls('contract', {
  stations: 'POST /iemscloud/contractEnergy/web/station/type-box',
  effect: 'POST /iemscloud/contractEnergy/web/bill/effect',
});
