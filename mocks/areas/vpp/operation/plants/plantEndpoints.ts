import { transitionOf } from '@/schema';
import { nowOn } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import { newId } from '../../../../core/ids';
import { actorOf, idsOf, textOf, type Incoming } from '../../../../core/incoming';
import { refuseFields, Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { pageOf } from '../../../../crud/listAnswers';
import { codeWords } from '../../../../crud/codeWords';
import { filterRows } from '../../../../crud/filterRows';
import { mayBeSeen, namedRow, presentRow, visibleRow, visibleRows } from '../../../../crud/rows';
import type { Doc } from '../../../../store/store';
import { historyDone } from '../../../../workflow/history';
import { performTransition } from '../../../../workflow/performTransition';
import { transitionEndpoints } from '../../../../workflow/transitionEndpoints';
import { readRequest } from '../../../../report/readRequest';
import { areaOf, siteOf } from '../../../../world/world';
import { PLANT, PLANTS_PATH, PLATFORM, REGISTRATION, RESOURCE, resourcesOf, sumOf, textAt, UNIT } from '../vppDocs';
import { listOf } from '../listOf';
import { RESOURCE_DEFAULTS } from '../resourceDefaults';
import { vppTexts } from '../vppTexts';
import { abilityOf } from '../world/abilityOf';
import { quartersOf } from '../world/resourceDay';
import { rowOf, rowsOf } from '../../../../crud/rowsOf';

const QUARTER = 900_000;
const read = (path: string, menus: readonly [string, ...string[]], handle: Endpoint['handle']): Endpoint => ({
  method: 'POST',
  path: `${PLANTS_PATH}/${path}`,
  need: { menus },
  handle,
});
const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** What resources do at this moment, and can. */
function nowOfResources(resources: readonly Doc[], now: number) {
  const from = Math.floor(now / QUARTER) * QUARTER;
  const abilities = resources.filter(({ state }) => state === 1).map((row) => abilityOf(row, from, from + QUARTER));
  const power = resources.map((row) => {
    const site = siteOf(row.stationId);
    return site ? (quartersOf(site, String(row.resourceType), from, from + QUARTER)[0]?.power ?? 0) : 0;
  });
  const online = resources.filter((row) => now < (siteOf(row.stationId)?.offlineSince ?? Infinity)).length;
  const able = abilities.filter(({ upPower }) => upPower > 0);
  return {
    realtimePower: round(power.reduce((sum, one) => sum + one, 0)),
    onlineRate: resources.length > 0 ? round((online / resources.length) * 100, 1) : null,
    upPower: round(abilities.reduce((sum, one) => sum + one.upPower, 0)),
    downPower: round(abilities.reduce((sum, one) => sum + one.downPower, 0)),
    duration:
      able.length > 0
        ? Math.round(
            able.reduce((sum, one) => sum + one.upPower * one.duration, 0) /
              able.reduce((sum, one) => sum + one.upPower, 0),
          )
        : 0,
  };
}

/** Figures, pickers and trees of plants, resources and units that no schema says (spec 03 §7, power plant). */
export function plantEndpoints(context: BackendContext): Endpoint[] {
  const { store, resources } = context;
  const [plants, own, units, registrations] = [
    resources.get(PLANT),
    resources.get(RESOURCE),
    resources.get(UNIT),
    resources.get(REGISTRATION),
  ];
  const deviceSchema = resources.get('vpp/unit-device');
  if (!plants || !own || !units || !registrations || !deviceSchema) return [];

  const general = (incoming: Incoming) => {
    const page = plants.call('page');
    const found = page
      ? filterRows(
          plants,
          page,
          incoming.params,
          visibleRows(context, plants, actorOf(incoming)),
          context.hooks.get(PLANT),
        )
      : [];
    const all = found.flatMap(({ id }) => resourcesOf(context, id));
    const enabled = all.filter(({ state }) => state === 1);
    const { realtimePower, onlineRate } = nowOfResources(all, context.clock());
    const megawatts = (value: number) => ({ value: round(value / 1000, 3), unit: 'MW' });
    return {
      plantCount: found.length,
      resourceCount: all.length,
      unitCount: visibleRows(context, units, actorOf(incoming)).filter(({ vppId }) =>
        found.some(({ id }) => id === vppId),
      ).length,
      aggregatedCapacity: megawatts(sumOf(enabled, 'ratedPower')),
      maxUpPower: megawatts(sumOf(enabled, 'maxUpPower')),
      maxDownPower: megawatts(sumOf(enabled, 'maxDownPower')),
      realtimePower: megawatts(realtimePower),
      onlineRate,
    };
  };
  const info = (incoming: Incoming) => {
    const row = namedRow(context, plants, incoming);
    return {
      ...presentRow(context, plants, row, incoming),
      ...nowOfResources(resourcesOf(context, row.id), context.clock()),
    };
  };
  /** Region, station, resource. */
  const tree = (incoming: Incoming) => {
    const forecast = context.reports.get('vpp/forecast');
    if (forecast) readRequest(context, forecast, forecast.resolve(`POST ${PLANTS_PATH}/resource/tree`), incoming);
    const vppId = textOf(incoming, 'vppId');
    const rows = visibleRows(context, own, actorOf(incoming)).filter((row) => vppId === '' || row.vppId === vppId);
    const group = (list: readonly Doc[], keyOf: (row: Doc) => string) =>
      [...new Set(list.map(keyOf))].map((key) => [key, list.filter((row) => keyOf(row) === key)] as const);
    const leaf = (row: Doc) => ({
      id: row.id,
      nodeType: 'resource',
      name: row.name,
      resourceType: row.resourceType,
      state: row.state,
    });
    return group(rows, (row) => siteOf(row.stationId)?.area ?? '').map(([area, inArea]) => ({
      id: area,
      nodeType: 'area',
      name: areaOf(area).name[incoming.locale],
      children: group(inArea, (row) => textAt(row, 'stationId')).map(([stationId, atStation]) => ({
        id: stationId,
        nodeType: 'station',
        name: siteOf(stationId)?.name[incoming.locale] ?? stationId,
        children: atStation.map(leaf),
      })),
    }));
  };
  const defaults = (incoming: Incoming) => RESOURCE_DEFAULTS[textOf(incoming, 'resourceType')] ?? {};
  const unitDevices = (incoming: Incoming) => {
    const named = textOf(incoming, 'unitId');
    const rows = visibleRows(context, units, actorOf(incoming))
      .filter(({ id }) => named === '' || id === named)
      .flatMap((unit) =>
        idsOf(unit.resourceIds).flatMap((id) => {
          const resource = visibleRow(context, own, actorOf(incoming), id);
          return idsOf(resource?.deviceIds).flatMap((deviceId) => {
            const device = visibleRow(context, 'iot/device', actorOf(incoming), deviceId);
            if (!device) return [];
            const rated = Number(resource?.ratedPower ?? 0) / Math.max(1, idsOf(resource?.deviceIds).length);
            const typeWord = resource
              ? (codeWords(context.labels, own, 'resourceType', textAt(resource, 'resourceType'), incoming.locale) ??
                null)
              : null;
            return [
              {
                id: `${id} ${deviceId}`,
                unitId: unit.id,
                deviceName: device.name,
                sn: device.sn,
                deviceType: typeWord,
                stationId: resource?.stationId,
                stationName: siteOf(resource?.stationId)?.name[incoming.locale],
                resourceId: id,
                resourceName: resource?.name,
                ratedPower: round(rated),
                onlineStatus: typeof device.silentSince === 'number' ? 0 : 1,
              },
            ];
          });
        }),
      );
    return listOf(context, deviceSchema, rows, incoming);
  };

  const objects = { plant: plants, unit: units, resource: own } as const;
  const moves = transitionEndpoints(context, registrations, []);
  const submit = moves.find(({ path }) => path === `${PLANTS_PATH}/register/submit`);
  const logOf = (row: Doc, incoming: Incoming) =>
    historyDone(context, registrations, row.id)
      .map(({ time, user, action, to, remark }) => ({
        time,
        operator: user || textAt(rowOf(context, PLATFORM, textAt(row, 'operationPlatformId')), 'name') || '-',
        registerNo: row.registerNo,
        action,
        result: codeWords(context.labels, registrations, 'status', String(to), incoming.locale) ?? to,
        message: remark,
      }))
      .toReversed();
  /** A registration that is there moves on; what is sent without an id is new. */
  const submitEither = async (incoming: Incoming) => {
    if (textOf(incoming, 'id')) return submit?.handle(incoming);
    const objectType = textOf(incoming, 'objectType') as keyof typeof objects;
    const object = visibleRow(context, objects[objectType] ?? own, actorOf(incoming), textOf(incoming, 'objectId'));
    const plant = visibleRow(context, plants, actorOf(incoming), textOf(incoming, 'vppId'));
    if (!object || !plant) throw refuseFields({ [object ? 'vppId' : 'objectId']: { key: 'fieldUnknown' } });
    const known = rowsOf(context, REGISTRATION);
    if (known.some((row) => row.objectId === object.id && row.status === 'reviewing'))
      throw new Refusal(vppTexts.underReview);
    const zone = textAt(plant, 'timeZone') || undefined;
    const row: Doc = {
      id: newId(store),
      tenantId: plant.tenantId,
      timeZone: plant.timeZone,
      registerNo: `REG-${String(known.length + 1).padStart(5, '0')}`,
      vppId: plant.id,
      operationPlatformId: textOf(incoming, 'operationPlatformId') || plant.operationPlatformId,
      objectType,
      objectId: object.id,
      objectName: object.name,
      registerType: 'new',
      status: 'unsubmitted',
      attachments: incoming.params.attachments ?? [],
      feedback: null,
      effectiveDate: null,
      createTime: nowOn(zone, new Date(context.clock())),
    };
    store.put(REGISTRATION, row);
    const transition = transitionOf(registrations.workflow, 'submit');
    const action = registrations.actions.submit;
    if (transition && action) performTransition(context, registrations, transition, action, row, {}, incoming);
    return { id: row.id };
  };
  return [
    read('vpp/general', [PLANT], general),
    read('vpp/info', [PLANT], info),
    read('resource/tree', [RESOURCE, 'vpp/forecast'], tree),
    read('resource/default/info', [RESOURCE], defaults),
    read('unit/device/list', [UNIT], unitDevices),
    read('register/log/list', [REGISTRATION], (incoming) => {
      const id = textOf(incoming, 'id') || textOf(incoming, 'registerId');
      const rows = store
        .all(REGISTRATION)
        .filter((row) => (id === '' || row.id === id) && mayBeSeen(context, registrations, row, actorOf(incoming)))
        .flatMap((row) => logOf(row, incoming));
      return pageOf(rows, incoming.params);
    }),
    {
      method: 'POST',
      path: `${PLANTS_PATH}/register/submit`,
      need: { menus: [REGISTRATION], code: 'submit' },
      log: 'control',
      handle: submitEither,
    },
    ...moves,
  ];
}
