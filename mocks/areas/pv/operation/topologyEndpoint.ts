import type { BackendContext } from '../../../core/context';
import { groupBy } from '../../../core/groupBy';
import { actorOf, textOf } from '../../../core/incoming';
import { refuseFields } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { visibleRows } from '../../../crud/rows';
import type { Doc } from '../../../store/store';
import { stateOf } from './deviceHooks';
import { locationsByDevice } from './locationsByDevice';
import type { Actor } from '../../../account/actor';

type Node = Readonly<Record<string, unknown>>;

/** The tree of a station: buildings, collectors, inverters, strings (proposed fields L). */
export function topologyEndpoint(context: BackendContext): Endpoint {
  const { resources } = context;
  const treeOf = (station: Doc, actor: Actor): Node => {
    const seen = (name: string) => visibleRows(context, name, actor);
    const places = locationsByDevice(context);
    const devices = [
      ...seen('pv/device'),
      ...seen('pv/environment-device').map((one): Doc => ({ ...one, deviceType: 'environment' })),
    ].filter((one) => one.stationId === station.id);
    const below = groupBy(devices, ({ parentId }) => String(parentId ?? ''));
    const ids = new Set(devices.map(({ id }) => id));
    const inverters = new Set(devices.flatMap(({ id, deviceType }) => (deviceType === 'inverter' ? [id] : [])));
    const strings = groupBy(
      seen('pv/series').filter((one) => inverters.has(String(one.inverterId))),
      ({ inverterId }) => String(inverterId),
    );
    const seriesNode = ({ id, seriesNo, capacity, enabled }: Doc): Node => ({
      id,
      name: String(seriesNo),
      type: 'series',
      capacity,
      enabled,
    });
    const deviceNode = (row: Doc): Node => {
      const { id, name, sn, deviceType, buildingId } = row;
      const placed = places.get(id);
      const location = placed && {
        locationId: placed.id,
        pictureId: placed.pictureId,
        x: placed.x,
        y: placed.y,
        rotation: placed.rotation,
      };
      return {
        id,
        name,
        sn,
        type: deviceType,
        buildingId,
        status: stateOf(context, row),
        ...location,
        children: [...(below.get(id) ?? []).map(deviceNode), ...(strings.get(id) ?? []).map(seriesNode)],
      };
    };
    const tops = devices.filter(({ parentId }) => !ids.has(String(parentId ?? '')));
    const buildings = seen('pv/building').filter((one) => one.stationId === station.id);
    const known = new Set(buildings.map(({ id }) => id));
    return {
      id: station.id,
      name: station.name,
      type: 'station',
      children: [
        ...buildings.map(({ id, name, layoutPicture }) => ({
          id,
          name,
          type: 'building',
          layoutPicture,
          children: tops.filter((one) => one.buildingId === id).map(deviceNode),
        })),
        ...tops.filter((one) => !known.has(String(one.buildingId))).map(deviceNode),
      ],
    };
  };
  return {
    method: 'GET',
    path: '/enjoyelec-cloud-pvpro-operation/v3/web/device/common/topology',
    need: { menus: ['pv/topology', 'pv/location-device', 'pv/device', 'pv/station'] },
    handle: (incoming) => {
      const stations = resources.get('pv/station');
      const rows = stations ? visibleRows(context, stations, actorOf(incoming)) : [];
      const stationId = textOf(incoming, 'stationId');
      if (stationId === '') throw refuseFields({ stationId: { key: 'fieldRequired' } });
      return rows.filter(({ id }) => id === stationId).map((station) => treeOf(station, actorOf(incoming)));
    },
  };
}
