import type { BackendContext } from '../../../core/context';
import type { CrudHooks } from '../../../crud/hooks';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import type { Alarm } from '../../../world/model';
import { alarms, placedDevice } from '../../../world/world';
import { wallText } from '../../../core/wallText';
import { pvSites, pvType } from '../operation/pvSites';

const DAY = 86_400_000;
/** Why a device is abnormal, by what is known of it. */
const REASONS: Readonly<Partial<Record<Alarm['code'], string>>> = {
  stringDead: 'dispersion',
  inverterTrip: 'zeroPower',
  overTemperature: 'lowOutput',
  meterSilent: 'dataMissing',
  gridOutage: 'offline',
};
const LEVELS: Readonly<Record<Alarm['level'], string>> = {
  critical: 'critical',
  major: 'major',
  minor: 'minor',
  hint: 'warning',
};

/**
 * Devices of PV stations that were not as they should be in the last days: those that still are not, and those of that
 * time.
 */
export function troubleHooks({ clock }: BackendContext, days: number): CrudHooks {
  return {
    rows: () =>
      pvSites.flatMap((site) =>
        alarms(site, clock() - days * DAY, clock()).flatMap((alarm): Doc[] => {
          const reason = REASONS[alarm.code];
          const device = placedDevice(alarm.device)?.device;
          const deviceType = device && pvType(device.type);
          if (!reason || !deviceType) return [];
          const seconds = Math.round(((alarm.to ?? clock()) - alarm.from) / 1000);
          return [
            {
              id: alarm.id,
              tenantId: tenantId(site.tenant),
              stationId: site.id,
              deviceId: alarm.device,
              deviceType,
              abnormalType: reason,
              level: LEVELS[alarm.level],
              startTime: wallText(alarm.from, site.zone),
              duration: seconds,
            },
          ];
        }),
      ),
  };
}
