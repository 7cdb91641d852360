import { HOUR, MINUTE, daysOf, timesOf } from '../dayTimes';
import { homeDay, priceAt } from '../homeDay';
import type { Part } from '../story';

/** Two charts of different resolution with one cursor: it goes by the time, not by the row. */
export const linked: Part = (translate) => {
  const scale = daysOf('2026-06-21', 1, 'Europe/Amsterdam');
  const [fine, coarse] = [timesOf(scale, 5 * MINUTE), timesOf(scale, HOUR)];
  const { grid, solar } = homeDay(fine, scale.from);
  return [
    {
      key: 'linkedPower',
      link: 'gallery-linked',
      wide: true,
      height: 260,
      spec: {
        id: 'gallery-linked-power',
        title: translate('titles.linkedPower'),
        scale,
        axes: [{ unit: 'kW' }],
        series: [
          { key: 'solar', name: translate('series.solar'), kind: 'area', tone: 'solar', times: fine, values: solar },
          { key: 'grid', name: translate('series.grid'), kind: 'line', tone: 'grid', times: fine, values: grid },
        ],
      },
    },
    {
      key: 'linkedPrice',
      link: 'gallery-linked',
      wide: true,
      height: 220,
      spec: {
        id: 'gallery-linked-price',
        title: translate('titles.linkedPrice'),
        scale,
        axes: [{ unit: '€/kWh', decimals: 4 }],
        series: [
          {
            key: 'price',
            name: translate('series.price'),
            kind: 'step',
            tone: 'price',
            times: coarse,
            lasts: HOUR,
            values: coarse.map((_, hour) => priceAt(hour)),
          },
        ],
      },
    },
  ];
};
