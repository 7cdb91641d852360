import { monitorStation } from '@schemas/cloud/monitor/monitor-station.report';
import { together } from '../../../report/part';
import { defineSource, type MeasureSource } from '../../../report/reportSource';
import type { Site } from '../../../world/site';
import { stationOfSite } from '../station/stationOfSite';

const online = ({ offlineSince }: Site): number => Number(offlineSince === undefined);
const installed =
  (name: 'pvCapacity' | 'storagePower' | 'storageCapacity' | 'chargerPower'): MeasureSource =>
  (_sums, site) => {
    const value = stationOfSite(site)[name];
    return together(typeof value === 'number' ? value : 0);
  };

/** What stands at stations, and whether they are heard of: a row each. */
export default defineSource(
  monitorStation,
  {
    stationCount: () => together(1),
    onlineCount: (_sums, site) => together(online(site)),
    pvCapacity: installed('pvCapacity'),
    storagePower: installed('storagePower'),
    storageCapacity: installed('storageCapacity'),
    chargerPower: installed('chargerPower'),
  },
  {
    blocks: {
      map: () => ({}),
      stations: (_request, sites) =>
        sites.map((site) => {
          const {
            id,
            name,
            stationType,
            status,
            address,
            longitude,
            latitude,
            onlineStatus,
            pvCapacity,
            storagePower,
            storageCapacity,
            chargerPower,
          } = stationOfSite(site);
          return {
            id,
            stationId: id,
            stationName: name,
            stationType,
            status,
            address,
            longitude,
            latitude,
            onlineStatus,
            pvCapacity: pvCapacity ?? 0,
            storagePower: storagePower ?? 0,
            storageCapacity: storageCapacity ?? 0,
            chargerPower: chargerPower ?? 0,
          };
        }),
    },
  },
);
