import type { BackendContext } from '../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../core/incoming';
import type { Endpoint } from '../../../core/router';
import { visibleRows } from '../../../crud/rows';

const INFO = '/enjoyelec-cloud-pvpro-operation/v3/web/device/info';

/** Stations and devices an account at a maker's platform shows: what the create form offers (spec 03 §7). */
export function thirdPartyEndpoints(context: BackendContext): Endpoint[] {
  const known = (incoming: Incoming) => {
    const resource = context.resources.get('pv/third-party-device');
    return resource ? visibleRows(context, resource, actorOf(incoming)) : [];
  };
  const need = { menus: ['pv/third-party-device'] } as const;
  const list = (path: string, by: string, code: string, desc: string): Endpoint => ({
    method: 'POST',
    path: `${INFO}/${path}`,
    need,
    handle: (incoming) => {
      const wanted = textOf(incoming, by);
      const found = new Map(
        known(incoming).flatMap((row) =>
          wanted === '' || row[by] === wanted ? [[String(row[code]), row] as const] : [],
        ),
      );
      return [...found].map(([id, row]) => ({
        id,
        name: row[desc],
        code: id,
        desc: row[desc],
        deviceType: row.deviceType,
        sn: row.sn,
      }));
    },
  });
  return [
    list('thirdPartStationList', 'accountId', 'thirdStationId', 'thirdStationName'),
    list('thirdPartDeviceList', 'thirdStationId', 'thirdDeviceId', 'thirdDeviceName'),
  ];
}
