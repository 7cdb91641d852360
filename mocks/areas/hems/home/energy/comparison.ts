import { costSaving, totalsOf } from '../../../../energy/totals';
import type { Bar } from './barChart';
import type { Station } from './stationOf';
import { moneyAt } from './homeUnits';

/** What the same use had cost without panels, battery and automation, and what it did cost, less what was sold. */
export function comparisonBars(station: Station): readonly [baseline: Bar, actual: Bar] {
  const unit = moneyAt(station);
  return [
    {
      name: 'Without automation',
      desc: { en: 'Cost without automation', zh: '无自动化费用' },
      dataKey: 'baseline',
      unit,
      of: (steps) => totalsOf(steps).baselineCost,
    },
    {
      name: 'Actual',
      desc: { en: 'Actual cost', zh: '实际费用' },
      dataKey: 'actual',
      unit,
      of: (steps) => totalsOf(steps).cost - totalsOf(steps).earned,
    },
  ];
}

export function savingBar(station: Station): Bar {
  return {
    name: 'Cost saving',
    desc: { en: 'Cost saving', zh: '节省费用' },
    dataKey: 'costSaving',
    unit: moneyAt(station),
    of: (steps) => costSaving(totalsOf(steps)),
  };
}
