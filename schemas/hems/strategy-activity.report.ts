import { defineReport, list, own } from '@/dsl';
import { hems } from '../services';
import { userDay } from './parts/userQuery';

const config = { permission: 'configShow' } as const;

/**
 * What the strategies of a home did on a day (spec 02 §2): the settings they went by, powers, what was planned and what came, alarms, what
 * the user did himself. Its blocks ask for themselves: several calls each, again every five minutes while today is shown.
 */
export const strategyActivity = defineReport({
  name: 'hems/strategy-activity',
  api: hems('analysis'),
  params: userDay,
  measures: {},
  blocks: {
    alarms: own(undefined, config),
    summary: own(),
    power: own(),
    strategy: own(undefined, config),
    behaviour: list('hems/user-behavior', { cusUserId: 'id' }, { ...config, menu: false }),
  },
});
