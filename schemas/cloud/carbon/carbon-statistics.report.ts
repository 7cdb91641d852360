import { bars, chart, defineReport, figures, period, reference, table } from '@/dsl';
import { carbonBalance } from '../../measures';
import { zeroCarbon } from '../../services';

const ALL = ['emission', 'reduction', 'offset', 'netEmission', 'greenEnergy', 'greenShare', 'trees'] as const;

// covers V-263, V-264, V-265
/** What stations emit, avoid and offset, month by month (spec 03 §2, zero carbon; proposed fields E). */
export const carbonStatistics = defineReport({
  name: 'cloud/carbon-statistics',
  api: zeroCarbon('statistics'),
  params: {
    stationId: reference('cloud/station', { textFrom: 'stationName' }),
    period: period(['month', 'year'], { maxSpan: { month: '1 year' }, default: 'this year' }),
  },
  measures: carbonBalance,
  blocks: {
    thisMonth: figures('POST thisMonth', ALL, { send: ['stationId'] }),
    trend: chart('POST statistics', bars(['emission', 'reduction', 'offset', 'netEmission'])),
    stations: table(
      'POST station/list',
      ['stationId', 'emission', 'reduction', 'offset', 'netEmission', 'greenEnergy', 'greenShare'],
      { totals: true },
    ),
  },
});
