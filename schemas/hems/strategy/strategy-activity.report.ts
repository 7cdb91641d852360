import { answerNames, chart, defineReport, labelEvery, leaveOut, line, list, own, runs, spans, step } from '@/dsl';
import { hems } from '../../services';
import { strategyMeasures } from '../parts/strategyMeasures';
import { userDay } from '../parts/userQuery';
import { userSettingFields } from '../parts/userSettings';

const config = { permission: 'configShow' } as const;
const look = { views: ['line', 'table'], height: 360, partial: true, refresh: '5 min' } as const;
/** A label every 12 points (HR-302); devices are called as the cloud calls them. */
const labels = [labelEvery(12), answerNames()] as const;
/** These calls name the user otherwise than those of his other pages. */
const names = { cusUserId: 'cuserId' } as const;
const powers = [
  line('fromGrid'),
  line('fromSun'),
  line('fromBattery'),
  line('ofCharger'),
  line('ofHeat'),
  line('ofHome'),
] as const;

/** What was planned for a day, or done on it: each time the strategy was made is a run, modes are shaded. */
const strategy = (path: 'strategyAnalysis' | 'strategy/actual', type: 'ai' | 'actual') => {
  const ofRun = { names: { ...names, date: 'localDateTime' } } as const;
  const times = { names, fixed: { type } } as const;
  return chart(
    { call: `POST ${path}`, ...ofRun },
    [...powers, step('purchasePrice'), step('exportPrice'), line('soc'), line('outdoor')],
    {
      ...look,
      ...config,
      link: 'strategy',
      with: [
        ...labels,
        runs({
          call: { call: 'POST strategy/time', ...times },
          time: 'datetime',
          send: { localDateTime: 'datetime', strategyRequestId: 'requestId' },
          groups: { call: 'POST strategy/group', ...times },
          download: { call: 'POST strategy/time/export', ...times },
        }),
        spans({ 1: 'good', 2: 'price', 3: 'neutral' }),
      ],
      download: { call: `POST ${path}/export`, ...ofRun },
    },
  );
};

/**
 * What the strategies of a home did on a day (spec 02 §2): the settings they went by, powers, what was planned and what
 * came, alarms, what the user did himself; again every five minutes while today is shown.
 */
// covers H-043, H-044, H-045, H-046, H-047, H-048, H-049, H-050, H-051, H-052, H-072, H-076, H-073, H-074, H-075,
// H-084, H-085, H-088, H-089
// covers HR-084, HR-085, HR-086, HR-146, HR-211, HR-278, HR-302, HE-166
export const strategyActivity = defineReport({
  name: 'hems/strategy-activity',
  api: hems('analysis'),
  params: userDay,
  measures: strategyMeasures,
  fields: userSettingFields,
  blocks: {
    alarms: own(undefined, config),
    summary: own({ call: 'POST userSnapshot', names: { date: 'snapshotDate' } }, { refresh: '5 min' }),
    power: chart({ call: 'POST powerAnalysis', names }, powers, {
      ...look,
      with: [...labels, leaveOut(['status'])],
      download: { call: 'POST powerAnalysis/export', names },
    }),
    plan: strategy('strategyAnalysis', 'ai'),
    actual: strategy('strategy/actual', 'actual'),
    behaviour: list('hems/user-behavior', { cusUserId: 'id' }, { ...config, menu: false }),
  },
});
