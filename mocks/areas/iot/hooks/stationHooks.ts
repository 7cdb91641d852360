import type { BackendContext } from '../../../core/context';
import { actorOf } from '../../../core/incoming';
import type { CrudHooks } from '../../../crud/hooks';
import { areaOf } from '@mocks/world/world';
import { countBy } from '../countBy';
import { iotTexts } from '../iotTexts';
import { onlineByStation } from '../onlineByStation';

/** Stations: numbered, of one's own tenant unless the operator says otherwise, with what stands there. */
export function stationHooks(context: BackendContext): CrudHooks {
  return {
    present: (row, _actor, locale) => ({
      ...row,
      id: row.id,
      areaName: areaOf(row.area).name[locale],
      timeZone: areaOf(row.area).zone,
      deviceCount: countBy(context.store, 'iot/device', 'stationId').get(row.id) ?? 0,
      onlineCount: onlineByStation(context).get(row.id) ?? 0,
    }),
    check: ({ row, incoming }) => {
      const { tenant } = actorOf(incoming);
      return tenant.operator || row.tenantId === tenant.id ? undefined : { tenantId: { key: iotTexts.otherTenant } };
    },
    serials: { code: 'ST{yyMMdd}{0000}' },
  };
}
