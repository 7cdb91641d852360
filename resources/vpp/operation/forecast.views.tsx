import { chart, step } from '@/dsl';
import { drawnAs } from '@/report';
import { defineReportViews } from '@/report/views';
import { forecast } from '@schemas/vpp/operation/forecast.report';
import { ABILITY } from './ability/PlantAbility';
import { abilityHours } from './ability/abilityHours';
import { baselines } from './ability/baselines';

export default defineReportViews(forecast, {
  blocks: {
    ability: drawnAs(ABILITY, (answer, { zone }) => abilityHours([answer], zone)),
    baseline: drawnAs(chart('POST baseline/list', [step('baselinePower')]), baselines),
  },
});
