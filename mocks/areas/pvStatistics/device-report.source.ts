import { deviceReport } from '@schemas/pv/device-report.report';
import { availability, equivalentHours } from '@schemas/pv/parts/yields';
import { addDays } from '@/schema/dates/clock';
import { dayOf } from '@/schema/dates/dayOf';
import { startOfDay } from '@/schema/dates/startOfDay';
import { defineSource } from '../../report/reportSource';
import { dayEnergy } from '../../world/device/dayEnergy';
import type { Device } from '../../world/model';
import type { Site } from '../../world/site';
import { devices, energyToday } from '../../world/world';
import { askedDays } from './askedDays';
import { stops, usefulHours, withSun } from './pvFigures';

/** kWh of a device in some days, until a moment. */
function energyOf(site: Site, device: Device, first: string, last: string, now: number): number {
  const today = dayOf(now, site.zone);
  let energy = last >= today && first <= today ? energyToday(site, device, 'given', now) : 0;
  for (let day = first; day <= last && day < today; day = addDays(day, 1)) energy += dayEnergy(site, device, day).given;
  return energy;
}

/** Inverters one by one: their days together are what the station gave. */
export default defineSource(deviceReport, {}, {
  where: withSun,
  blocks: {
    rows: (asked, sites) => {
      const { from: first, to: last } = askedDays(asked);
      const chosen = new Set(Array.isArray(asked.values.deviceIds) ? asked.values.deviceIds.map(String) : []);
      return sites.flatMap((site) => {
        const [from, to] = [startOfDay(first, site.zone), Math.min(asked.now, startOfDay(addDays(last, 1), site.zone))];
        const stopped = stops({ from, to }, site);
        return devices(site)
          .filter(({ type, id }) => type === 'inverter' && (chosen.size === 0 || chosen.has(id)))
          .map((device) => {
            const generation = energyOf(site, device, first, last, asked.now);
            const own = stopped.filter((one) => one.device === device.id);
            const down = own.reduce((sum, { hours }) => sum + hours, 0);
            const useful = usefulHours({ from, to });
            return {
              id: device.id, stationId: site.id, stationName: site.name[asked.locale], deviceId: device.id, deviceName: device.name[asked.locale], generation,
              equivalentHours: equivalentHours(generation, device.rated), runningHours: Math.max(0, useful - down), availability: availability([{ rated: device.rated ?? 0, down }], useful), faultCount: own.length,
            };
          });
      });
    },
  },
});
