import { curveComparison } from '@schemas/pv/curve-comparison.report';
import { together } from '../../report/part';
import { defineSource } from '../../report/reportSource';
import { pvFigures, withSun } from './pvFigures';

export default defineSource(
  curveComparison,
  { power: ({ generation, known }) => together((generation * 12) / known), irradiance: ({ irradiation, known }) => (irradiation * 12_000) / known, pr: pvFigures.pr },
  { where: withSun },
);
