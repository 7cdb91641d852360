import type { BackendContext } from '../../../../core/context';
import { newId } from '../../../../core/ids';
import { idsOf } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import { countOf } from '../../../../crud/countOf';
import type { CrudHooks } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { areaOf, siteOf } from '../../../../world/world';
import { settleOrders } from '../orders/settleOrders';
import { numberAt, PLANT, REGISTRATION, RESOURCE, resourcesOf, SHARE, sumOf, textAt, UNIT } from '../vppDocs';
import { vppTexts } from '../vppTexts';
import { placeOf } from '../seed/seedResources';

const MW = 1000;
const megawatts = (rows: readonly Doc[], name: string): number => Math.round(sumOf(rows, name) / 10) / (MW / 10);

/** What is to be registered with the platform of its plant, once it is new. */
function toRegister(
  { store }: BackendContext,
  row: Doc,
  objectType: 'plant' | 'unit' | 'resource',
  plant: Doc | undefined,
): void {
  const count = store.all(REGISTRATION).length + 1;
  store.put(REGISTRATION, {
    id: newId(store),
    tenantId: row.tenantId,
    timeZone: row.timeZone,
    registerNo: `REG-${String(count).padStart(5, '0')}`,
    vppId: plant?.id ?? row.id,
    operationPlatformId: plant?.operationPlatformId ?? null,
    objectType,
    objectId: row.id,
    objectName: row.name,
    registerType: 'new',
    status: 'unsubmitted',
    attachments: [],
    submitTime: null,
    feedback: null,
    effectiveDate: null,
  });
}

/** Plants: what they can do is the sum over their enabled resources (proposed fields A). */
export function plantHooks(context: BackendContext): CrudHooks {
  const enabled = (row: Doc) => resourcesOf(context, row.id, true);
  return {
    uniqueEverywhere: true,
    create: ({ row }) => ({ ...row, ...placed(String(row.area)), status: 'draft' }),
    created: (row) => toRegister(context, row, 'plant', row),
    present: (row, _, locale) => ({ ...row, areaName: areaOf(row.area).name[locale] }),
    computed: {
      aggregatedCapacity: (row) => megawatts(enabled(row), 'ratedPower'),
      maxUpPower: (row) => megawatts(enabled(row), 'maxUpPower'),
      maxDownPower: (row) => megawatts(enabled(row), 'maxDownPower'),
      resourceCount: countOf(context, RESOURCE, 'vppId'),
      unitCount: countOf(context, UNIT, 'vppId'),
    },
  };
}

const placed = (area: string) => {
  const { timeZone, currency } = placeOf(area);
  return { timeZone, currency };
};

/** The order that has a resource now: sent, or being carried out. */
function busyWith(context: BackendContext, resourceId: string): Doc | undefined {
  const { store } = context;
  return settleOrders(context).find(
    (order) =>
      (order.status === 'sent' || order.status === 'executing') &&
      numberAt(store.get(SHARE, `${order.id} ${resourceId}`), 'assignedPower') > 0,
  );
}

/** Resources belong to the tenant of their plant and have the clock of their station. */
export function resourceHooks(context: BackendContext): CrudHooks {
  const { store } = context;
  return {
    serials: { code: 'RES-{yyyyMMdd}-{000}' },
    // whose it is: no field of it, but bills choose among those of their customer
    filters: { tenantId: (row, value) => row.tenantId === value },
    create: ({ row }) => {
      const [plant, site] = [store.get(PLANT, textAt(row, 'vppId')), siteOf(row.stationId)];
      return {
        ...row,
        tenantId: plant?.tenantId ?? row.tenantId,
        timeZone: site?.zone ?? plant?.timeZone ?? null,
        currency: site?.currency ?? plant?.currency ?? null,
      };
    },
    created: (row) => toRegister(context, row, 'resource', store.get(PLANT, textAt(row, 'vppId'))),
    transitioned: (row, { key }) => {
      const order = key === 'disable' ? busyWith(context, row.id) : undefined;
      if (order) throw new Refusal(vppTexts.inOrder, { args: { order: textAt(order, 'orderNo') } });
      return row;
    },
  };
}

/** Units: their powers are those of their enabled resources. */
export function unitHooks(context: BackendContext): CrudHooks {
  const { store } = context;
  const own = (row: Doc) => idsOf(row.resourceIds).flatMap((id) => store.get(RESOURCE, id) ?? []);
  const enabled = (row: Doc) => own(row).filter(({ state }) => state === 1);
  const tie = (row: Doc) => store.put(RESOURCE, ...own(row).map((resource): Doc => ({ ...resource, unitId: row.id })));
  return {
    serials: { code: 'U-{yyyyMMdd}-{000}' },
    present: (row, _, locale) => ({ ...row, areaName: areaOf(row.area).name[locale] }),
    create: ({ row }) => {
      const plant = store.get(PLANT, textAt(row, 'vppId'));
      return { ...row, tenantId: plant?.tenantId ?? row.tenantId, timeZone: plant?.timeZone ?? null };
    },
    created: (row) => {
      tie(row);
      toRegister(context, row, 'unit', store.get(PLANT, textAt(row, 'vppId')));
    },
    edit: ({ row }) => {
      tie(row);
      return row;
    },
    transitioned: (row, { key }) => {
      if (key === 'enable' && enabled(row).length === 0) throw new Refusal(vppTexts.noEnabled);
      const order =
        key === 'disable'
          ? own(row)
              .map(({ id }) => busyWith(context, id))
              .find((one) => one !== undefined)
          : undefined;
      if (order) throw new Refusal(vppTexts.inOrder, { args: { order: textAt(order, 'orderNo') } });
      return row;
    },
    computed: {
      ratedPower: (row) => sumOf(enabled(row), 'ratedPower'),
      maxUpPower: (row) => sumOf(enabled(row), 'maxUpPower'),
      maxDownPower: (row) => sumOf(enabled(row), 'maxDownPower'),
    },
  };
}
