import { dispersionOf } from '@schemas/pv/parts/dispersion';
import { seriesDispersion } from '@schemas/pv/statistics/series-dispersion.report';
import { dayOf } from '@/schema/dates';
import { defineSource } from '../../../report/reportSource';
import { devices } from '../../../world/world';
import { withSun } from './pvFigures';
import { stringCurrents } from './stringCurrents';

const hundredths = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

/** The worst first: what a string loses stands at the top. */
export default defineSource(
  seriesDispersion,
  {},
  {
    where: withSun,
    blocks: {
      rows: ({ values, now, locale }, sites) =>
        sites
          .flatMap((site) => {
            const date = typeof values.date === 'string' ? values.date : dayOf(now, site.zone);
            return devices(site)
              .filter(({ type, id }) => type === 'inverter' && (!values.inverterId || values.inverterId === id))
              .map((inverter) => {
                const currents = stringCurrents(site, inverter.place, date, now);
                const { mean, dispersion, grade, low } = dispersionOf(currents);
                return {
                  id: `${inverter.id} ${date}`,
                  stationId: site.id,
                  stationName: site.name[locale],
                  inverterId: inverter.id,
                  inverterName: inverter.name[locale],
                  date,
                  stringCount: site.pv?.strings ?? 0,
                  avgCurrent: hundredths(mean),
                  maxCurrent: currents.length > 0 ? Math.max(...currents) : null,
                  minCurrent: currents.length > 0 ? Math.min(...currents) : null,
                  dispersion: hundredths(dispersion),
                  grade,
                  lowStrings: low.map((place) => place + 1).join(', '),
                };
              });
          })
          .filter((row) => !values.grade || values.grade === row.grade)
          .toSorted((one, other) => (other.dispersion ?? -1) - (one.dispersion ?? -1)),
    },
  },
);
