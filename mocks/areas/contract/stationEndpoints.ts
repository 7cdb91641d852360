import type { BackendContext } from '../../core/context';
import { actorOf, textOf, type Incoming } from '../../core/incoming';
import { refuseFields, Refusal } from '../../core/refusal';
import type { Endpoint } from '../../core/router';
import { visibleRow, visibleRows } from '../../crud/rows';
import type { Doc } from '../../store/store';

const WEB = '/iemscloud/contractEnergy/web';
const REQUIRED = ['accountNumber', 'accountName', 'userCategory', 'voltageLevel', 'purchaseMode', 'transformerCapacity', 'ratio', 'billingDay'] as const;

/** Stations as prices are copied to them, and how they buy their electricity. */
export function stationEndpoints(context: BackendContext): Endpoint[] {
  const { store } = context;
  const stations = context.resources.get('cloud/station');
  const stationOf = (incoming: Incoming): Doc => {
    const found = stations && visibleRow(context, stations, actorOf(incoming), textOf(incoming, 'stationId') || textOf(incoming, 'id'));
    if (!found) throw new Refusal('notFound', { code: '4004' });
    return found;
  };
  return [
    {
      method: 'POST', path: `${WEB}/station/type-box`, need: { menus: ['contract/price-template', 'contract/station-price'] },
      handle: (incoming) => {
        const reserved = new Map(store.all('contract/station-price reserved').map((row) => [row.stationId, row.effectiveDate]));
        const priced = new Set(store.all('contract/station-price').map(({ stationId }) => stationId));
        return (stations ? visibleRows(context, stations, actorOf(incoming)) : []).map(({ id, name, timeZone, currency }) => ({ id, name, timeZone, currency, hasPrice: priced.has(id), reservedDate: reserved.get(id) ?? null }));
      },
    },
    { method: 'POST', path: `${WEB}/stationPurchasing/info`, need: { menus: ['cloud/station'], code: 'purchasing' }, handle: (incoming) => store.get('contract/station-purchasing', stationOf(incoming).id) ?? { stationId: stationOf(incoming).id } },
    {
      method: 'POST', path: `${WEB}/stationPurchasing/update`, need: { menus: ['cloud/station'], code: 'purchasing' }, log: 'edit',
      handle: (incoming) => {
        const { id, tenantId } = stationOf(incoming);
        const missing = REQUIRED.filter((name) => textOf(incoming, name) === '');
        if (missing.length > 0) throw refuseFields(Object.fromEntries(missing.map((name) => [name, { key: 'fieldRequired' as const }])));
        store.put('contract/station-purchasing', { ...incoming.params, id, tenantId, stationId: id });
      },
    },
  ];
}
