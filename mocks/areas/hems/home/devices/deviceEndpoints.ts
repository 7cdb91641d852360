import type { BackendContext } from '../../../../core/context';
import type { Endpoint } from '../../../../core/router';
import { stationOf } from '../energy/stationOf';
import { WEB } from '../path';
import { deviceList } from './deviceList';

/** The devices of a home (spec 02 §7). */
export function deviceEndpoints(context: BackendContext): Endpoint[] {
  return [
    {
      method: 'POST',
      path: `${WEB}/station/portalDeviceList`,
      need: { menus: ['hems/device', 'hems/dashboard'] },
      handle: (incoming) => deviceList(stationOf(context, incoming), incoming.locale),
    },
  ];
}
