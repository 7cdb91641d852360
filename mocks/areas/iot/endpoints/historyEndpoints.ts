import type { BackendContext } from '../../../core/context';
import { idsOf, textOf, type Incoming } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { csvText } from '@/schema';
import { fileAnswer } from '../../../crud/fileAnswer';
import { pageOf } from '../../../crud/listAnswers';
import { nameOf, propertiesOf, statusText } from '../deviceAttributes';
import { deviceOf } from '../deviceOf';
import type { PropertyDoc } from '../iotDocs';
import { historyRange } from '../historyRange';
import { sourceOf } from '../sourceOf';
import { buckets, reportsAt, reportTimes, type Bucket, type Report } from '../telemetry/telemetryHistory';
import { wallText } from '../../../core/wallText';

const DEVICE = '/iot/v3/web/device';
const NEED = { menus: ['iot/device'] } as const;
const MOST_POINTS = 1000;

/** What a device reported: page by page, as a curve of at most a thousand points, or as a file (spec 03 §7). */
export function historyEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  const readHistoryRequest = (incoming: Incoming) => {
    const device = deviceOf(context, incoming);
    const codes = new Set(idsOf(incoming.params.codes ?? incoming.params.code));
    const source = sourceOf(store, device);
    const properties = propertiesOf(store, device).filter(
      ({ code, valueType }) => valueType !== 'static' && (codes.size === 0 || codes.has(code)),
    );
    const [first] = properties;
    if (!first) throw new Refusal('notFound', { code: '4004' });
    return { device, source, properties, first, range: historyRange(incoming, source.zone, clock()) };
  };
  const row = (
    incoming: Incoming,
    { code, ...property }: PropertyDoc,
    source: ReturnType<typeof sourceOf>,
    report: Report | Bucket,
  ) => ({
    code,
    name: nameOf({ code, ...property }, incoming.locale),
    value: String(report.value),
    unit: property.unit,
    statusText: statusText(source, code, report.value, incoming.locale),
    reportTime: wallText(report.at, source.zone),
    ...('min' in report && { min: report.min, max: report.max }),
  });
  return [
    {
      method: 'GET',
      path: `${DEVICE}/propertyValuePage`,
      need: NEED,
      handle: (incoming) => {
        const { source, properties, first, range } = readHistoryRequest(incoming);
        const points = Math.min(MOST_POINTS, Math.trunc(Number(textOf(incoming, 'points'))) || 0);
        if (points > 0) {
          const list = buckets(source, { ...first, ...range }, points).map((one) => row(incoming, first, source, one));
          return { list, totalSize: list.length, pageNum: 1, pageSize: points, timeZone: source.zone };
        }
        const times = reportTimes(source, range.from, range.to).reverse();
        const places = times.flatMap((at) => properties.map((property) => ({ at, property })));
        const { list, ...rest } = pageOf(places, { pageNum: 1, pageSize: 10, ...incoming.params });
        const rows = list.flatMap(({ at, property }) =>
          reportsAt(source, property, [at]).map((report) => row(incoming, property, source, report)),
        );
        return { ...rest, list: rows, timeZone: source.zone };
      },
    },
    {
      method: 'GET',
      path: `${DEVICE}/propertyValueDownload`,
      need: NEED,
      handle: (incoming) => {
        const { device, source, properties, range } = readHistoryRequest(incoming);
        const times = reportTimes(source, range.from, range.to);
        const head = [
          source.zone,
          ...properties.map(
            (property) => `${nameOf(property, incoming.locale)}${property.unit === '-' ? '' : ` (${property.unit})`}`,
          ),
        ];
        const columns = properties.map((property) => reportsAt(source, property, times));
        const body = times.map((at, place) => [
          wallText(at, source.zone),
          ...columns.map((column) => String(column[place]?.value ?? '')),
        ]);
        return fileAnswer(csvText([head, ...body]), `${device.sn}.csv`, 'text/csv; charset=utf-8');
      },
    },
  ];
}
