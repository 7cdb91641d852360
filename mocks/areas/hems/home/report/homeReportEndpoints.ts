import type { BackendContext } from '../../../../core/context';
import type { Endpoint } from '../../../../core/router';
import { barChart } from '../energy/barChart';
import { chartAnswer } from '../energy/chartAnswer';
import { chartCalls, type ChartCall } from '../energy/chartCall';
import { rangeCall } from '../energy/rangeCall';
import { reportBars, type ReportKey } from './reportBars';
import { reportItems } from './reportItems';
import { REPORT_PAGE } from './homeReportPage';

const chart = (path: string, ...keys: ReportKey[]): ChartCall => ({
  path: `station/${path}`,
  ...REPORT_PAGE,
  chart: ({ station, days }) => {
    const bars = reportBars(station);
    return barChart(
      station,
      days,
      0,
      keys.map((key) => bars[key]),
    );
  },
  answer: ({ locale }, made) => chartAnswer(made, locale),
});

/** Calls of the energy report: three sections, the last with two charts (spec 02 §2, §7). */
export function homeReportEndpoints(context: BackendContext): Endpoint[] {
  return [
    rangeCall(
      context,
      'station/energy/general',
      REPORT_PAGE,
      reportItems([
        ['consumption', 'gridPurchase', 'independence'],
        ['production', 'selfUse', 'gridExport'],
      ]),
    ),
    rangeCall(
      context,
      'station/greenPower/general',
      REPORT_PAGE,
      reportItems([['pvGeneration', 'selfUsePercent', 'exported'], ['pvCarbonReduction']]),
    ),
    rangeCall(
      context,
      'station/costSaving/general',
      REPORT_PAGE,
      reportItems([['costSaving', 'baseline', 'actual'], ['batteryCharge'], ['batteryDischarge'], ['gridExported']]),
    ),
    ...[
      chart('energy/chartList', 'consumption', 'gridPurchase', 'production', 'selfUse', 'gridExport'),
      chart('greenPower/chartList', 'pvGeneration', 'exported', 'pvCarbonReduction'),
      chart('costSaving/saving', 'costSaving'),
      chart('costSaving/comparison', 'baseline', 'actual'),
    ].flatMap((one) => chartCalls(context, one)),
  ];
}
