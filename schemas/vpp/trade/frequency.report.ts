import { chart, dateTime, defineReport, enumeration, figures, line, options, own, reference, step } from '@/dsl';
import { vppPlants } from '../../services';
import { regulating } from '../parts/tradeMeasures';

// covers V-123, V-124, V-125, V-126
/**
 * How a plant follows the frequency of the grid, or setpoints of the dispatcher, second by second (proposed fields A,
 * frequency regulation).
 */
export const frequency = defineReport({
  name: 'vpp/frequency',
  api: vppPlants('frequency'),
  params: {
    vppId: reference('vpp/plant', { required: true, first: true }),
    type: options('POST type', { samples: ['primary', 'secondary'], default: 'secondary' }),
  },
  measures: regulating,
  fields: {
    runState: enumeration(['stopped', 'standby', 'responding', 'fault'], {
      tones: { stopped: 'neutral', standby: 'info', responding: 'success', fault: 'error' },
    }),
    time: dateTime(),
  },
  blocks: {
    control: own(undefined, { permission: 'control' }),
    current: figures(
      'POST current',
      ['targetPower', 'actualPower', 'gridFrequency', 'mileage', 'performanceIndex', 'upReserve', 'downReserve'],
      {
        facts: ['runState', 'time'],
        refresh: '2 s',
      },
    ),
    power: chart('POST power', [step('targetPower'), line('actualPower'), line('gridFrequency')], {
      refresh: '5 s',
      height: 360,
      fit: true,
    }),
    score: figures('POST current', ['k1', 'k2', 'k3'], { refresh: '10 s' }),
  },
});
