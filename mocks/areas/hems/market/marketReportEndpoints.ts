import { objectOf } from '@/schema';
import { addDays, dayOf } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { checkForm } from '../../../crud/form/checkForm';
import { createRow } from '../../../crud/createRow';
import type { CrudHooks } from '../../../crud/hooks';
import { readForm } from '../../../crud/form/readForm';
import { changeableRow, namedRow, visibleRows } from '../../../crud/rows';
import { sideTable } from '../../../crud/sideTable';
import { once } from '../../../seed/once';
import type { Doc } from '../../../store/store';
import { marketAreas } from '../home/homes/marketAreas';
import { WEB } from '../home/path';
import { componentData } from './componentData';
import { marketReportFile } from './marketReportFile';
import { rowsOf as allRows } from '../../../crud/rowsOf';

const PAGE = 'hems/market-report';
const COMPONENT = 'hems/report-component';
const OPERATION = 'hems/market-operation';
const MOST = 50;
const rowsOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map((one) => ({ ...objectOf(one) })) : [];

/** Market report (spec 02 §7): its components, where they stand, what they draw, and what happened on a day. */
export function marketReportEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  const properties = sideTable(context, 'hems report properties');
  const components = (incoming: Incoming) => visibleRows(context, COMPONENT, actorOf(incoming));
  const operations = (incoming: Incoming) => visibleRows(context, OPERATION, actorOf(incoming));
  const call = (path: string, handle: Endpoint['handle'], more: Partial<Endpoint> = {}): Endpoint => ({
    method: 'POST',
    path: `${WEB}/${path}`,
    need: { menus: [PAGE] },
    handle,
    ...more,
  });
  const edit = { need: { menus: [PAGE], code: 'edit' }, log: 'edit' } as const satisfies Partial<Endpoint>;
  const toChange = (incoming: Incoming, name = 'id'): Doc =>
    changeableRow(context, COMPONENT, incoming, textOf(incoming, name));
  const save = async (name: string, incoming: Incoming, before?: Doc) => {
    const resource = context.resources.get(name);
    if (!resource) throw new Refusal('notFound', { code: '4004' });
    if (!before) return createRow(context, resource, incoming);
    const draft = await readForm(context, resource, incoming, before);
    checkForm(context, resource, draft, before);
    store.put(name, draft.row);
    return { id: before.id };
  };
  const readReportRequest = (incoming: Incoming) => {
    const area = marketAreas.find(({ id }) => id === textOf(incoming, 'marketAreaId')) ?? marketAreas[0];
    if (!area) throw new Refusal('notFound', { code: '4004' });
    const now = clock();
    return {
      area,
      now,
      locale: incoming.locale,
      day: textOf(incoming, 'date').slice(0, 10) || dayOf(now, area.timeZone),
    };
  };
  const happened = (incoming: Incoming, day: string, area?: string) =>
    operations(incoming).filter((one) => one.date === day && (area === undefined || one.marketAreaId === area));
  return [
    call('report/listComponent', (incoming) => ({ list: components(incoming) })),
    call('report/detailComponent', (incoming) => namedRow(context, COMPONENT, incoming), { method: 'GET' }),
    call('report/addComponent', (incoming) => save(COMPONENT, incoming), edit),
    call('market/report/editComponent', (incoming) => save(COMPONENT, incoming, toChange(incoming)), edit),
    call(
      'report/deleteComponent',
      (incoming) => {
        const { id } = toChange(incoming);
        store.remove(COMPONENT, id);
        properties.remove(id);
      },
      edit,
    ),
    call(
      'report/layout',
      (incoming) => {
        const placed = rowsOf(incoming.params.list).map(({ id, x, y, w, h }): Doc => ({
          ...changeableRow(context, COMPONENT, incoming, String(id)),
          x: Number(x),
          y: Number(y),
          w: Number(w),
          h: Number(h),
        }));
        store.put(COMPONENT, ...placed);
      },
      edit,
    ),
    call('market/report/data', (incoming) => {
      const ids = idsOf(incoming.params.componentIds);
      const at = readReportRequest(incoming);
      const shown = components(incoming).filter(({ id }) => ids.length === 0 || ids.includes(id));
      return shown.map((one) => ({
        componentId: one.id,
        type: one.type,
        data: componentData(one, rowsOf(properties.get(one.id)?.list), {
          ...at,
          operations: happened(incoming, at.day, at.area.id),
        }),
      }));
    }),
    call('market/report/detailPropertyConfig', (incoming) => ({
      list: rowsOf(properties.get(namedRow(context, COMPONENT, incoming, 'componentId').id)?.list),
    })),
    call(
      'market/report/updatePropertyConfig',
      (incoming) =>
        properties.put({
          id: toChange(incoming, 'componentId').id,
          list: rowsOf(incoming.params.list).map((row, place) => ({
            ...row,
            id: row.id ?? `${textOf(incoming, 'componentId')}-${place}`,
          })),
        }),
      edit,
    ),
    call(
      'market/report/deletePropertyConfig',
      (incoming) => {
        const id = textOf(incoming, 'id');
        const own = new Set(components(incoming).map((one) => one.id));
        const holders = properties.filter((one) => own.has(one.id) && rowsOf(one.list).some((row) => row.id === id));
        for (const one of holders) changeableRow(context, COMPONENT, incoming, one.id);
        properties.put(...holders.map((one) => ({ ...one, list: rowsOf(one.list).filter((row) => row.id !== id) })));
      },
      edit,
    ),
    call(
      'market/report/export',
      (incoming) => {
        const { area, day, now, locale } = readReportRequest(incoming);
        const operationsOf = happened(incoming, day, area.id);
        const shown = components(incoming).map((one) => ({
          title: String((locale === 'zh' ? one.title : one.titleEn) ?? one.title),
          data: componentData(one, rowsOf(properties.get(one.id)?.list), {
            area,
            day,
            now,
            locale,
            operations: operationsOf,
          }),
        }));
        return marketReportFile(
          shown,
          `${area.name}   ${day}`,
          `market-report_${area.code}_${day}`,
          textOf(incoming, 'format') === 'pdf' ? 'pdf' : 'xlsx',
          locale,
        );
      },
      { method: 'GET', need: { menus: [PAGE], code: 'export' }, log: 'export' },
    ),
    call(
      'operations/detail',
      (incoming) => {
        const day = textOf(incoming, 'date').slice(0, 10);
        return { list: day === '' ? operations(incoming) : happened(incoming, day) };
      },
      { method: 'GET' },
    ),
    call('operations/add', (incoming) => save(OPERATION, incoming), {
      need: { menus: [PAGE], code: 'record' },
      log: 'create',
    }),
  ];
}

/** A new component stands below the others; who records an event signs it. */
export const reportHooks = (context: BackendContext): Readonly<Record<string, CrudHooks>> => ({
  [COMPONENT]: {
    create: ({ row }) => {
      const others = allRows(context, COMPONENT);
      if (others.length >= MOST) throw new Refusal('notNow');
      return {
        ...row,
        x: 0,
        y: others.reduce((most, one) => Math.max(most, Number(one.y) + Number(one.h)), 0),
        w: 6,
        h: 6,
      };
    },
  },
  [OPERATION]: { create: ({ row, incoming }) => ({ ...row, recorder: actorOf(incoming).user.name }) },
});

/** A first report. */
export async function seedReport({ store, clock }: BackendContext): Promise<void> {
  await once(store, 'market report', () => {
    const make = (
      id: string,
      title: string,
      titleEn: string,
      type: string,
      dataSource: string,
      [x, y, w, h]: readonly [number, number, number, number],
      text: string | null = null,
    ) => ({ id, title, titleEn, type, dataSource, text, x, y, w, h });
    store.put(
      COMPONENT,
      make('7301', '日均价', 'Mean price', 'indicator', 'dayAheadPrice', [0, 0, 3, 2]),
      make('7302', '日内均价', 'Intraday price', 'indicator', 'intradayPrice', [3, 0, 3, 2]),
      make(
        '7303',
        '说明',
        'Remarks',
        'text',
        'text',
        [6, 0, 6, 2],
        'Prices follow the wind of the day; the evening peak is short.',
      ),
      make('7304', '日前价格', 'Day-ahead price', 'line', 'dayAheadPrice', [0, 2, 8, 7]),
      make('7305', '发电结构', 'Fuel mix', 'pie', 'fuelMix', [8, 2, 4, 7]),
      make('7306', '成交电量', 'Volumes', 'bar', 'dayAheadVolume', [0, 9, 6, 7]),
      make('7307', '不平衡价格', 'Imbalance prices', 'area', 'imbalance', [6, 9, 6, 7]),
    );
    const [area] = marketAreas;
    const day = dayOf(clock(), area?.timeZone ?? 'UTC');
    const event = { marketAreaId: area?.id, recorder: 'Iris van den Berg' };
    store.put(
      OPERATION,
      {
        ...event,
        id: '7401',
        date: day,
        eventType: 'outage',
        title: 'Unit back later than planned',
        content: 'A gas unit of 420 MW returns at 18:00.',
        impact: 'medium',
      },
      {
        ...event,
        id: '7402',
        date: addDays(day, -1),
        eventType: 'weather',
        title: 'Less wind than forecast',
        content: 'Wind stayed 300 MW below the forecast of noon.',
        impact: 'low',
      },
    );
  });
}
