import { curveComparison } from '@schemas/pv/statistics/curve-comparison.report';
import { addDays, dayOf, periodOf, startOfDay } from '@/schema/dates';
import { isoAt } from '../../../core/isoAt';
import { roundTo } from '../../../core/roundTo';
import { defineSource, type ReportRequest } from '../../../report/reportSource';
import type { Device } from '../../../world/model';
import type { Site } from '../../../world/site';
import { conditionAt, energyTotal, placedDevice, sums } from '../../../world/world';
import { withSun } from './pvFigures';
import { prOf } from './stationRows';

const SIZES = { day: 'quarter', month: 'day', year: 'month' } as const;
const LABELS = { day: 25, month: 10, year: 7 } as const;
const UNITS = {
  power: 'kW',
  generation: 'kWh',
  irradiance: 'W/m²',
  equivalentHours: 'h',
  pr: '%',
  temperature: '°C',
} as const;
type Metric = keyof typeof UNITS;
const isMetric = (value: unknown): value is Metric => typeof value === 'string' && value in UNITS;
const HOUR = 3_600_000;

/**
 * The quarters of a day, the days of a month or the months of a year, on the clock of a station, and what is asked of
 * them.
 */
function frameOf({ values, now }: ReportRequest, zone: string) {
  const by: keyof typeof SIZES = values.dateType === 'month' || values.dateType === 'year' ? values.dateType : 'day';
  const chosen = Array.isArray(values.metrics) ? values.metrics.filter(isMetric) : [];
  return {
    by,
    zone,
    days: periodOf(by, typeof values.date === 'string' ? values.date : dayOf(now, zone)),
    metrics: chosen.length > 0 ? chosen : (['power'] as const),
    now,
  };
}
type Frame = ReturnType<typeof frameOf>;

/** The parts at a station: quarters of an hour are the same moments everywhere, days are its own. */
function partsOf(site: Site, { by, zone, days, now }: Frame) {
  const clock = by === 'day' ? zone : site.zone;
  return sums(site, startOfDay(days.from, clock), startOfDay(addDays(days.to, 1), clock), SIZES[by], now);
}

const known = (value: number | null | undefined): number | null =>
  value === null || value === undefined || !Number.isFinite(value) ? null : roundTo(value, 3);

/** A quantity of a station, part by part; nothing where its telemetry is missing or it is still to come. */
function ofStation(site: Site, metric: Metric, frame: Frame): (number | null)[] {
  const peak = site.pv?.peak ?? 0;
  return partsOf(site, frame).map((row) => {
    if (row.known === 0) return null;
    const { generation, irradiation } = row;
    const tell = {
      power: (generation * 12) / row.known,
      generation,
      irradiance: (irradiation * 12_000) / row.known,
      equivalentHours: generation / peak,
      pr: prOf(row, site),
      temperature: frame.by === 'day' ? conditionAt(site, 'outdoor', row.to) : null,
    };
    return known(tell[metric]);
  });
}

/** A quantity of a device: what it gave; weather is none of its own. */
function ofDevice(site: Site, device: Device, metric: Metric, frame: Frame): (number | null)[] {
  return partsOf(site, frame).map((row) => {
    if (row.known === 0) return null;
    const until = Math.min(row.to, frame.now);
    const energy = energyTotal(site, device, 'given', until) - energyTotal(site, device, 'given', row.from);
    const tell = {
      power: (energy * HOUR) / (until - row.from),
      generation: energy,
      irradiance: null,
      equivalentHours: device.rated ? energy / device.rated : null,
      pr: null,
      temperature: null,
    };
    return known(tell[metric]);
  });
}

/** Labels of the parts, on the clock of the first station. */
const labels = (site: Site, frame: Frame): string[] =>
  partsOf(site, frame).map((row) => isoAt(row.from, site.zone).slice(0, LABELS[frame.by]));

/** Devices that were chosen, as far as who asks may see them. */
const requestedDevices = ({ values, record }: ReportRequest) =>
  (Array.isArray(values.deviceIds) ? values.deviceIds : []).flatMap((id) => {
    const placed = record('pv/device', id) && placedDevice(String(id));
    return placed ? [placed] : [];
  });

export default defineSource(
  curveComparison,
  {},
  {
    where: withSun,
    blocks: {
      /** Every quantity of the first station. */
      station: (request, [site]) => {
        if (!site) return { xlist: [], ylist: [] };
        const frame = frameOf(request, site.zone);
        return {
          timeZone: site.zone,
          xlist: labels(site, frame),
          ylist: frame.metrics.map((metric) => ({
            name: metric,
            dataKey: metric,
            unit: UNITS[metric],
            list: ofStation(site, metric, frame),
          })),
        };
      },
      /** The first quantity of every station and device. */
      contrast: (request, sites) => {
        const [first] = sites;
        if (!first) return { xlist: [], ylist: [] };
        const frame = frameOf(request, first.zone);
        const metric = frame.metrics[0] ?? 'power';
        const line = (id: string, name: Site['name'], list: readonly (number | null)[]) => ({
          name: name[request.locale],
          dataKey: id,
          unit: UNITS[metric],
          list,
        });
        return {
          timeZone: first.zone,
          xlist: labels(first, frame),
          ylist: [
            ...sites.map((site) => line(site.id, site.name, ofStation(site, metric, frame))),
            ...requestedDevices(request).map(({ site, device }) =>
              line(
                device.id,
                { zh: `${site.name.zh} ${device.name.zh}`, en: `${site.name.en} ${device.name.en}` },
                ofDevice(site, device, metric, frame),
              ),
            ),
          ],
        };
      },
    },
  },
);
