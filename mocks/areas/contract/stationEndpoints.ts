import type { BackendContext } from '../../core/context';
import { actorOf, textOf, type Incoming } from '../../core/incoming';
import { Refusal } from '../../core/refusal';
import type { Endpoint } from '../../core/router';
import { visibleRow, visibleRows } from '../../crud/rows';
import type { Doc } from '../../store/store';
import { sideTable } from '../../crud/sideTable';
import { formWires } from '../../crud/form/actionForm';

const WEB = '/iemscloud/contractEnergy/web';

/** Stations as prices are copied to them, and how they buy their electricity. */
export function stationEndpoints(context: BackendContext): Endpoint[] {
  const reservedPrices = sideTable(context, 'contract/station-price reserved');
  const purchasings = sideTable(context, 'contract/station-purchasing');
  const stations = context.resources.get('cloud/station');
  const stationOf = (incoming: Incoming): Doc => {
    const found =
      stations &&
      visibleRow(context, stations, actorOf(incoming), textOf(incoming, 'stationId') || textOf(incoming, 'id'));
    if (!found) throw new Refusal('notFound', { code: '4004' });
    return found;
  };
  return [
    {
      method: 'POST',
      path: `${WEB}/station/type-box`,
      need: { menus: ['contract/price-template', 'contract/station-price'] },
      handle: (incoming) => {
        const reserved = new Map(reservedPrices.all().map((row) => [row.stationId, row.effectiveDate]));
        const priced = new Set(
          visibleRows(context, 'contract/station-price', actorOf(incoming)).map(({ stationId }) => stationId),
        );
        return (stations ? visibleRows(context, stations, actorOf(incoming)) : []).map(
          ({ id, name, timeZone, currency }) => ({
            id,
            name,
            timeZone,
            currency,
            hasPrice: priced.has(id),
            reservedDate: reserved.get(id) ?? null,
          }),
        );
      },
    },
    {
      method: 'POST',
      path: `${WEB}/stationPurchasing/info`,
      need: { menus: ['cloud/station'], code: 'purchasing' },
      handle: (incoming) => purchasings.get(stationOf(incoming).id) ?? { stationId: stationOf(incoming).id },
    },
    {
      method: 'POST',
      path: `${WEB}/stationPurchasing/update`,
      need: { menus: ['cloud/station'], code: 'purchasing' },
      log: 'edit',
      handle: (incoming) => {
        const { id, tenantId } = stationOf(incoming);
        purchasings.put({
          ...formWires(context, stations?.actions.purchasing?.form ?? {}, incoming),
          id,
          tenantId,
          stationId: id,
        });
      },
    },
  ];
}
