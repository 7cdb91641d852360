import { objectOf } from '@/schema';
import type { BackendContext } from '../../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { namedRow, needChangeable, presentRow, visibleRow, visibleRows } from '../../../../crud/rows';
import { sideTable } from '../../../../crud/sideTable';
import type { Doc } from '../../../../store/store';
import { officeText } from '../officeText';
import { openList } from './openList';
import { post } from './post';

/** Figures of recommendations that are compared, and whether more is better. */
const COMPARED = [
  ['pvPower', 'PV power', '光伏容量', 'kWp', 1],
  ['batteryCapacity', 'Battery capacity', '储能容量', 'kWh', 1],
  ['chargerPower', 'EV charger power', '充电桩功率', 'kW', 1],
  ['investment', 'Investment', '投资金额', 'EUR', -1],
  ['subsidy', 'Subsidy', '补贴', 'EUR', 1],
  ['annualSaving', 'Saving a year', '年节省', 'EUR', 1],
  ['paybackYears', 'Payback time', '回收期', 'a', -1],
  ['selfUse', 'Self-use', '自用率', '%', 1],
  ['independence', 'Self-sufficiency', '自给率', '%', 1],
  ['co2Reduction', 'CO2 reduction', '碳减排', 'kg/a', 1],
] as const;

const side = (row: Doc | undefined) =>
  row && {
    id: row.id,
    brand: row.brandName ?? null,
    model: row.model ?? null,
    sn: row.sn ?? null,
    ratedPower: row.ratedPower ?? null,
  };

/**
 * What of leads no schema says: their detail with its inspections, tariff and usage, devices beside those of a
 * controller.
 */
export function salesEndpoints(context: BackendContext): Endpoint[] {
  const { store } = context;
  const leadMenus = ['hems/lead', 'hems/device-inspection', 'hems/ai-recommendation', 'hems/home'] as const;
  const shown = (name: string, incoming: Incoming, row: Doc) => {
    const resource = context.resources.get(name);
    return resource ? presentRow(context, resource, row, incoming) : row;
  };
  const leadOf = (incoming: Incoming) => namedRow(context, 'hems/lead', incoming);
  const seen = (incoming: Incoming, name: string) => visibleRows(context, name, actorOf(incoming));
  const inspections = (incoming: Incoming, id: string) =>
    seen(incoming, 'hems/device-inspection').filter(({ leadsId }) => leadsId === id);
  const controllerDevices = (incoming: Incoming, sn: string) =>
    seen(incoming, 'hems/platform-device').filter(
      ({ controllerSn, bindState }) => controllerSn === sn && bindState === 1,
    );

  return [
    post('leads/detail', { menus: leadMenus }, (incoming) => {
      const lead = leadOf(incoming);
      return {
        ...shown('hems/lead', incoming, lead),
        deviceInspectionList: inspections(incoming, lead.id).map((row) =>
          shown('hems/device-inspection', incoming, row),
        ),
      };
    }),
    post('leads/listNote', { menus: ['hems/lead'] }, (incoming) => {
      const id = textOf(incoming, 'leadsId');
      const notes = seen(incoming, 'hems/lead-note').filter(({ leadsId }) => id === '' || leadsId === id);
      return notes
        .toSorted((a, b) => officeText(b.createTime).localeCompare(officeText(a.createTime)))
        .map((row) => shown('hems/lead-note', incoming, row));
    }),
    ...openList(context, 'hems/controller-choice', ['hems/lead']),
    ...openList(context, 'hems/lead-customer', ['hems/lead']),
    post('leads/detailTariffUsage', { menus: ['hems/lead'], code: 'updateTariffUsage' }, (incoming) => {
      const { id } = leadOf(incoming);
      const kept = sideTable(context, 'hems lead tariffs').get(id);
      const nameOf = (name: string, own: unknown) =>
        visibleRow(context, name, actorOf(incoming), officeText(own))?.name ?? null;
      return {
        leadsId: id,
        ...kept,
        marketAreaName: nameOf('hems/market-area', kept?.marketAreaId),
        retailerName: nameOf('hems/retailer', kept?.retailerId),
        productName: nameOf('hems/market-product', kept?.productId),
      };
    }),
    post('leads/compareDevice', { menus: ['hems/lead'], code: 'mergeDevice' }, (incoming) => {
      const own = inspections(incoming, leadOf(incoming).id);
      const found = controllerDevices(incoming, textOf(incoming, 'deviceSn'));
      const types = [...new Set([...own, ...found].map(({ deviceType }) => String(deviceType)))];
      return types.map((deviceType) => {
        const [lead, controller] = [
          own.find((one) => String(one.deviceType) === deviceType),
          found.find((one) => String(one.deviceType) === deviceType),
        ];
        const same = lead && controller && lead.model === controller.model && lead.sn === controller.sn;
        return {
          deviceType: Number(deviceType),
          leadDevice: side(lead) ?? null,
          controllerDevice: side(controller) ?? null,
          result: same ? 'same' : lead && controller ? 'different' : lead ? 'leadOnly' : 'controllerOnly',
        };
      });
    }),
    post('leads/mergeDevice', { menus: ['hems/lead'], code: 'mergeDevice', log: 'edit' }, (incoming) => {
      const lead = leadOf(incoming);
      incoming.log.content = `${officeText(lead.customerName)} + ${textOf(incoming, 'deviceSn')}`;
      for (const row of [incoming.params.rows ?? []]
        .flat()
        .map((one) => new Map<string, unknown>(Object.entries(objectOf(one))))) {
        const [mine, theirs, choice] = ['leadDeviceId', 'controllerDeviceId', 'choice'].map((name) =>
          officeText(row.get(name)),
        );
        const device = controllerDevices(incoming, textOf(incoming, 'deviceSn')).find(({ id }) => id === theirs);
        const inspection = inspections(incoming, lead.id).find(({ id }) => id === mine);
        if (inspection) needChangeable(context, 'hems/device-inspection', inspection, incoming);
        if (inspection && (choice === 'none' || (choice === 'controller' && !device)))
          store.remove('hems/device-inspection', inspection.id);
        if (inspection && device && choice === 'controller')
          store.put('hems/device-inspection', {
            ...inspection,
            brandId: device.brandId,
            brandName: device.brandName,
            model: device.model,
            sn: device.sn,
          });
      }
    }),
    post('aiRecommendation/compare', { menus: ['hems/ai-recommendation'] }, (incoming) => {
      const rows = idsOf(incoming.params.ids)
        .flatMap((id) => visibleRow(context, 'hems/ai-recommendation', actorOf(incoming), id) ?? [])
        .map((row) => shown('hems/ai-recommendation', incoming, row));
      if (rows.length < 2 || rows.length > 4) throw new Refusal('invalid');
      return {
        columns: rows.map(({ id, name }) => ({ id, name })),
        rows: COMPARED.map(([field, en, zh, unit, sign]) => {
          const values = rows.map((row) =>
            row[field] === null || row[field] === undefined ? null : Number(row[field]),
          );
          const known = values.filter((value) => value !== null);
          const best =
            known.length < 2 || known.every((value) => value === known[0])
              ? null
              : values.indexOf(sign > 0 ? Math.max(...known) : Math.min(...known));
          return { field, name: incoming.locale === 'zh' ? zh : en, unit, values, best };
        }),
      };
    }),
  ];
}
