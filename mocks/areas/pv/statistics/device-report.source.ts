import { deviceReport } from '@schemas/pv/statistics/device-report.report';
import { availability, equivalentHours } from '@schemas/pv/parts/yields';
import { addDays, dayOf, startOfDay } from '@/schema/dates';
import { defineSource } from '../../../report/reportSource';
import { dayEnergy } from '../../../world/device/dayEnergy';
import type { Device } from '../../../world/model';
import type { Site } from '../../../world/site';
import { devices, energyToday } from '../../../world/world';
import { requestedDays } from './requestedDays';
import { pvFigures, stops, usefulHours, withSun } from './pvFigures';
import { sumsOfDays } from './sumsOf';

/** kWh of a device in some days, until a moment. */
function energyOf(site: Site, device: Device, first: string, last: string, now: number): number {
  const today = dayOf(now, site.zone);
  let energy = last >= today && first <= today ? energyToday(site, device, 'given', now) : 0;
  for (let day = first; day <= last && day < today; day = addDays(day, 1)) energy += dayEnergy(site, device, day).given;
  return energy;
}

/**
 * Inverters one by one: together they gave what the station did. What a counter went on by while nobody heard of it is
 * shared out as the rest was.
 */
export default defineSource(
  deviceReport,
  { availability: pvFigures.availability },
  {
    where: withSun,
    blocks: {
      rows: (request, sites) => {
        const { from: first, to: last } = requestedDays(request);
        const chosen = new Set(Array.isArray(request.values.deviceIds) ? request.values.deviceIds.map(String) : []);
        return sites.flatMap((site) => {
          const [from, to] = [
            startOfDay(first, site.zone),
            Math.min(request.now, startOfDay(addDays(last, 1), site.zone)),
          ];
          const stopped = stops({ from, to }, site);
          const counted = devices(site).flatMap((device) =>
            device.type === 'inverter' ? [{ device, energy: energyOf(site, device, first, last, request.now) }] : [],
          );
          const all = counted.reduce((sum, { energy }) => sum + energy, 0);
          const share = all > 0 ? (sumsOfDays(site, first, last, request.now)?.generation ?? 0) / all : 0;
          return counted
            .filter(({ device }) => chosen.size === 0 || chosen.has(device.id))
            .map(({ device, energy }) => {
              const generation = energy * share;
              const own = stopped.filter((one) => one.device === device.id);
              const down = own.reduce((sum, { hours }) => sum + hours, 0);
              const useful = usefulHours({ from, to });
              return {
                id: device.id,
                stationId: site.id,
                stationName: site.name[request.locale],
                deviceId: device.id,
                deviceName: device.name[request.locale],
                generation,
                equivalentHours: equivalentHours(generation, device.rated),
                runningHours: Math.max(0, useful - down),
                availability: availability([{ rated: device.rated ?? 0, down }], useful),
                faultCount: own.length,
              };
            });
        });
      },
    },
  },
);
