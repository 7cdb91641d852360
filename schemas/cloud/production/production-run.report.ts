import { chart, date, defineReport, line, reference, step } from '@/dsl';
import { planRun } from '../../measures';
import { production } from '../../services';

// covers V-247
/**
 * What a plan asked for and what its station did, with the state of charge (spec 03 §2, production plans; proposed
 * fields D).
 */
export const productionRun = defineReport({
  name: 'cloud/production-run',
  api: production('plan'),
  params: {
    planId: reference('cloud/production-plan', { required: true, textFrom: 'planName' }),
    date: date({ default: 'today' }),
  },
  measures: planRun,
  blocks: { run: chart('POST runData', [step('plan'), line('actual'), line('soc')]) },
});
