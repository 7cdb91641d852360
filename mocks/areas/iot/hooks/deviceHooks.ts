import { isEmpty } from '@/schema';
import type { BackendContext } from '../../../core/context';
import type { FieldRefusal } from '../../../core/refusal';
import type { CrudHooks } from '../../../crud/hooks';
import type { Doc } from '../../../store/store';
import type { DeviceDoc } from '../iotDocs';
import { iotTexts } from '../iotTexts';
import { sourceOf, zoneOf } from '../sourceOf';
import { iotTables } from '../tables';
import { isOnline, lastOnline, nextChange } from '../telemetry/deviceConnection';
import { versionOf } from '../versionOf';
import { wallText } from '../../../core/wallText';
import { refuseUsed } from './refuseUsed';

/** A new device reports for the first time after so many milliseconds. */
const FIRST_REPORT = 60_000;

/** Devices: how they are now, what follows from their product, and who may be above them. */
export function deviceHooks(context: BackendContext): CrudHooks {
  const { store, clock } = context;
  const { devices, products, parameters, commands, alarms } = iotTables(store);
  const wrongAbove = (row: Doc): Readonly<Record<string, FieldRefusal>> | undefined => {
    const refused: Record<string, FieldRefusal> = {};
    for (const name of ['controllerId', 'parentId'])
      if (row[name] === row.id) refused[name] = { key: iotTexts.controllerItself };
    const controller = devices.get(row.controllerId);
    if (controller && products.get(controller.productId)?.connectionType !== 'gatewayDevice')
      refused.controllerId = { key: iotTexts.notController };
    return Object.keys(refused).length > 0 ? refused : undefined;
  };
  const own = (row: Doc): DeviceDoc | undefined => devices.get(row.id);
  return {
    uniqueEverywhere: true,
    computed: {
      networkStatus: (row) => {
        const device = own(row);
        return device && isOnline(sourceOf(store, device), clock()) ? 1 : 0;
      },
      latestOnlineTime: (row) => {
        const device = own(row);
        const last = device && lastOnline(sourceOf(store, device), clock());
        return device && last !== undefined ? wallText(last, zoneOf(store, device)) : null;
      },
      timeZone: (row) => zoneOf(store, { stationId: own(row)?.stationId ?? null }),
      firmwareVersion: (row) => versionOf(own(row), clock()),
      accessType: (row) => products.get(row.productId)?.accessType ?? null,
      brandId: (row) => products.get(row.productId)?.brandId ?? null,
      modelId: (row) => products.get(row.productId)?.modelId ?? null,
      since: () => undefined,
      silentSince: () => undefined,
      upgrade: () => undefined,
    },
    holds: {
      of: ['iot/product', 'iot/product-type', 'iot/station'],
      until: (now) =>
        devices
          .all()
          .reduce(
            (first, device) =>
              Math.min(
                first,
                nextChange(sourceOf(store, device), now),
                device.upgrade && device.upgrade.at > now ? device.upgrade.at : first,
              ),
            Number.POSITIVE_INFINITY,
          ),
    },
    check: ({ row }) => wrongAbove(row),
    create: ({ row }) => ({
      ...row,
      since: clock() + FIRST_REPORT,
      firmwareVersion: null,
      tenantId: store.get('iot/station', String(row.stationId ?? ''))?.tenantId ?? row.tenantId,
    }),
    edit: ({ row }) =>
      isEmpty(row.stationId)
        ? row
        : { ...row, tenantId: store.get('iot/station', String(row.stationId))?.tenantId ?? row.tenantId },
    remove: (row) => {
      refuseUsed(context, row.id, {
        'iot/device': ['controllerId', 'parentId'],
        'iot/device-group': ['deviceIds'],
        'iot/alarm-rule': ['deviceIds'],
        'iot/alarm-notice-rule': ['deviceIds'],
      });
      for (const one of [parameters, commands, alarms])
        one.remove(
          ...one
            .all()
            .filter(({ deviceId }) => deviceId === row.id)
            .map(({ id }) => id),
        );
      store.remove(
        'iot/mirror',
        ...store
          .all('iot/mirror')
          .filter(({ controllerId }) => controllerId === row.id)
          .map(({ id }) => id),
      );
    },
  };
}
