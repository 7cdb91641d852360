import { chart, defineMeasures, defineReport, figures, line, own, period, text } from '@/dsl';
import { hems } from '../../services';

const kw = { unit: 'kW' } as const;
const powers = defineMeasures({
  homeCount: { unit: '', tone: 'home' },
  onlineCount: { unit: '', tone: 'good' },
  pvPower: { ...kw, tone: 'solar' },
  gridPower: { ...kw, tone: 'grid', signed: true },
  batteryPower: { ...kw, tone: 'battery', signed: true },
  chargerPower: { ...kw, tone: 'charger', signed: true },
  hvacPower: { ...kw, tone: 'heat' },
  loadPower: { ...kw, tone: 'home' },
  soc: { unit: '%', tone: 'battery', decimals: 0 },
});

/** The items a user follows, in his order, and the powers of the one that is chosen (spec 02 §7). */
// covers H-288, HS-062, HE-363
export const energyMonitor = defineReport({
  name: 'hems/energy-monitor',
  api: hems('energyMonitor'),
  params: {
    itemId: text({ max: 64 }),
    date: period(['day'], { params: ['date', 'date'], byParam: false, maxSpan: { day: '1 day' }, default: 'today' }),
  },
  measures: powers,
  refresh: '30 s',
  blocks: {
    items: own(),
    now: figures(
      'POST subDetail',
      [
        'homeCount',
        'onlineCount',
        'pvPower',
        'gridPower',
        'batteryPower',
        'chargerPower',
        'hvacPower',
        'loadPower',
        'soc',
      ],
      { visible: { itemId: { empty: false } } },
    ),
    trend: chart(
      'POST subDetail',
      [
        line('pvPower'),
        line('gridPower'),
        line('batteryPower'),
        line('chargerPower'),
        line('hvacPower'),
        line('loadPower'),
      ],
      { visible: { itemId: { empty: false } }, height: 376, now: true },
    ),
  },
});
