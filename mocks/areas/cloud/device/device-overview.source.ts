import { deviceOverview } from '@schemas/cloud/device/device-overview.report';
import { defineSource } from '../../../report/reportSource';
import { stationOfSite } from '../station/stationOfSite';
import { deviceCounts, deviceCountsOf } from './deviceCounts';

/** Devices of all stations, and a row for each station. */
export default defineSource(deviceOverview, deviceCounts, {
  reads: ['cloud/device', 'cloud/alarm'],
  where: ({ kind }) => kind !== 'home' && kind !== 'mobile',
  blocks: {
    stations: (request, sites) =>
      sites.map((site) => {
        const { id, name, stationType, address } = stationOfSite(site);
        return { id, stationId: id, stationName: name, stationType, address, ...deviceCountsOf(id, request) };
      }),
  },
});
