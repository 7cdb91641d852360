import { stationDailyReport } from '@schemas/pv/statistics/station-daily-report.report';
import { dayOf } from '@/schema/dates';
import { highest } from '../../../report/part';
import { defineSource } from '../../../report/reportSource';
import { day } from '../../../world/world';
import { pvEarned, pvFigures, pvUpkeepFigures, withSun } from './pvFigures';
import { METER_DATA } from './meterDay';

const { irradiation, feedIn, mainsEnergy, pr } = pvFigures;
const { alarmCount, faultHours } = pvUpkeepFigures;

export default defineSource(
  stationDailyReport,
  {
    irradiation,
    feedIn,
    mainsEnergy,
    pr,
    alarmCount,
    faultHours,
    income: pvEarned,
    peakPower: ({ from, to }, site) => {
      const frame = day(site, dayOf(from, site.zone));
      return frame ? highest(Math.max(...frame.generation.slice(0, Math.round((to - frame.start) / 300_000)))) : null;
    },
  },
  { where: withSun, reads: [METER_DATA] },
);
