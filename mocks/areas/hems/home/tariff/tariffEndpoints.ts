import { dynamicTariffMonitor } from '@schemas/hems/home/dynamic-tariff-monitor.report';
import { addDays } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import { textOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { pageOf } from '../../../../crud/listAnswers';
import { filterRows } from '../../../../crud/filterRows';
import { presentRow } from '../../../../crud/rows';
import { sortRows } from '../../../../crud/sortRows';
import { readRequest } from '../../../../report/readRequest';
import { chartAnswer } from '../energy/chartAnswer';
import { chartFile } from '../energy/chartFile';
import { WEB } from '../path';
import { hemsTexts } from '../texts';
import { collections } from './collections';
import { collectionRows, isKept } from './collectionRows';
import { quoteOf } from './quoteOf';
import { tariffChart, tariffStatistics } from './tariffAnswers';
import { tariffTree } from './tariffTree';

const MONITOR = 'hems/dynamic-tariff-monitor';

/** H-241: the delivery days that filters ask for. */
function collectionPage(context: BackendContext, incoming: Incoming) {
  const resource = context.resources.get('hems/tariff-collection');
  const call = resource?.call('page');
  const rows = collectionRows(context, incoming.locale);
  if (!resource || !call) return pageOf(rows, incoming.params);
  const page = pageOf(
    sortRows(resource, incoming.params, filterRows(resource, call, incoming.params, rows), incoming.locale),
    incoming.params,
  );
  return { ...page, list: page.list.map((row) => presentRow(context, resource, row, incoming)) };
}

/** H-244: has the prices of a day collected (again), unless that is under way. */
function collect(context: BackendContext, incoming: Incoming): void {
  const { product } = quoteOf(incoming);
  const date = textOf(incoming, 'date');
  if (date === '') throw new Refusal(hemsTexts.dateMissing, { code: '4001' });
  const now = context.clock();
  if (!product || addDays(date, 0) !== date || !isKept(product, date, now))
    throw new Refusal(hemsTexts.collectionUnknown, { code: '4004' });
  incoming.log.component = MONITOR;
  incoming.log.content = `${product.name} ${date}`;
  const known = collections(context.store);
  if (known.at(product, date, now).status === 'collecting') throw new Refusal(hemsTexts.collecting);
  known.begin(product, date, now);
}

/** Calls of the dynamic tariff monitor (spec 02 §7). */
export function tariffEndpoints(context: BackendContext): Endpoint[] {
  const call = (name: string, handle: Endpoint['handle'], more: Partial<Endpoint> = {}): Endpoint => ({
    method: 'POST',
    path: `${WEB}/market/tariff/${name}`,
    need: { menus: [MONITOR] },
    handle,
    ...more,
  });
  /** What the page asks, which keeps the rules of its parameters. */
  const endpoint = <T>(name: 'statistics' | 'priceLine', answer: (incoming: Incoming) => T): Endpoint =>
    call(name, (incoming) => {
      readRequest(context, dynamicTariffMonitor, dynamicTariffMonitor.resolve(`POST ${name}`), incoming);
      return answer(incoming);
    });
  return [
    call('tree', ({ locale }) => tariffTree(locale)),
    endpoint('statistics', (incoming) => tariffStatistics(context, incoming)),
    endpoint('priceLine', (incoming) => {
      const { chart, quote } = tariffChart(context, incoming);
      return { ...chartAnswer(chart, incoming.locale), tariffName: quote.name, timeZone: quote.area.timeZone };
    }),
    call(
      'priceLineExport',
      (incoming) => {
        const { chart, quote } = tariffChart(context, incoming);
        return chartFile(
          chart,
          `${quote.name}_priceLine_${textOf(incoming, 'startDate')}_${textOf(incoming, 'endDate')}`,
          incoming.locale,
        );
      },
      { log: 'export' },
    ),
    call('collectionList', (incoming) => collectionPage(context, incoming)),
    call('collect', (incoming) => collect(context, incoming), {
      need: { menus: [MONITOR], code: 'collect' },
      log: 'control',
    }),
  ];
}
