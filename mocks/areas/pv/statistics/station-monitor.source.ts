import { stationMonitor } from '@schemas/pv/statistics/station-monitor.report';
import { defineSource, type ReportRequest } from '../../../report/reportSource';
import type { Site } from '../../../world/site';
import { withSun } from './pvFigures';
import { shownDevices } from './shownDevices';

const of = (type?: string) => (request: ReportRequest, sites: readonly Site[]) => shownDevices(sites, request, type);

export default defineSource(
  stationMonitor,
  {},
  {
    where: withSun,
    blocks: {
      inverters: of('inverter'),
      meters: of('meter'),
      environment: of('environment'),
      collectors: of('collector'),
      substations: of('boxSubstation'),
      common: of(),
    },
  },
);
