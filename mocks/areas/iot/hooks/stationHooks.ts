import type { BackendContext } from '../../../core/context';
import { actorOf } from '../../../core/incoming';
import { countOf } from '../../../crud/countOf';
import type { CrudHooks } from '../../../crud/hooks';
import { areaOf } from '@mocks/world/world';
import { iotTexts } from '../iotTexts';
import { onlineByStation } from '../onlineByStation';

/** Stations: numbered, of one's own tenant unless the operator says otherwise, with what stands there. */
export function stationHooks(context: BackendContext): CrudHooks {
  const deviceCount = countOf(context, 'iot/device', 'stationId');
  return {
    present: (row, _actor, locale) => ({
      ...row,
      id: row.id,
      areaName: areaOf(row.area).name[locale],
      timeZone: areaOf(row.area).zone,
      deviceCount: deviceCount(row),
      onlineCount: onlineByStation(context).get(row.id) ?? 0,
    }),
    check: ({ row, incoming }) => {
      const { tenant } = actorOf(incoming);
      return tenant.operator || row.tenantId === tenant.id ? undefined : { tenantId: { key: iotTexts.otherTenant } };
    },
    serials: { code: 'ST{yyMMdd}{0000}' },
  };
}
