import { registerCalls } from '@/api';

/** Calls of PV operations that no schema declares (spec 03 §7). */
export const pvCalls = registerCalls('pv', {
  // covers V-550
  placeDevice: 'POST /enjoyelec-cloud-pvpro-operation/v3/web/device/location/create',
  // covers V-551
  moveDevice: 'PUT /enjoyelec-cloud-pvpro-operation/v3/web/device/location/edit',
  // covers V-569
  video: 'POST /enjoyelec-cloud-pvpro-operation/v3/web/device/camera/videoInfo',
});
