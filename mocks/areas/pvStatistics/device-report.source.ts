import { deviceReport } from '@schemas/pv/device-report.report';
import { availability, equivalentHours } from '@schemas/pv/parts/yields';
import { addDays } from '@/schema/dates/clock';
import { startOfDay } from '@/schema/dates/startOfDay';
import { defineSource } from '../../report/reportSource';
import { devices, energyTotal } from '../../world/world';
import { askedDays } from './askedDays';
import { stops, usefulHours, withSun } from './pvFigures';

/** Inverters one by one: their energy is what their counters went on by. */
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
            const generation = energyTotal(site, device, 'given', to) - energyTotal(site, device, 'given', from);
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
