import { stationPower } from '@schemas/pv/statistics/station-power.report';
import { together } from '../../../report/part';
import { defineSource } from '../../../report/reportSource';
import { withSun } from './pvFigures';

/** Means over the steps that are known: twelve of them are an hour. */
export default defineSource(
  stationPower,
  {
    power: ({ generation, known }) => together((generation * 12) / known),
    irradiance: ({ irradiation, known }) => (irradiation * 12_000) / known,
  },
  { where: withSun },
);
