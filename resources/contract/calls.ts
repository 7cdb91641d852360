import { registerCalls } from '@/api';

/** Calls of contract energy that no schema declares (spec 03 §7). */
export const contractCalls = registerCalls('contract', {
  stations: 'POST /iemscloud/contractEnergy/web/station/type-box',
});
