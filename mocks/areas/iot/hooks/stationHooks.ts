import { timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { actorOf } from '../../../core/incoming';
import type { CrudHooks } from '../../../crud/hooks';
import { areaOf } from '@mocks/world/world';
import { countBy } from '../countBy';
import { iotTexts } from '../iotTexts';
import { onlineByStation } from '../onlineByStation';
import { iotTables } from '../tables';

/** Stations: numbered, of one's own tenant unless the operator says otherwise, with what stands there. */
export function stationHooks(context: BackendContext): CrudHooks {
  const { stations } = iotTables(context.store);
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
    create: ({ row }) => ({ ...row, code: `ST${timeText(context.clock()).slice(2, 10).replaceAll('-', '')}${String(stations.all().length + 1).padStart(4, '0')}` }),
  };
}
