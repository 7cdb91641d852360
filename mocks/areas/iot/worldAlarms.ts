import { alarms as alarmsOf, commercialSites } from '@mocks/world/world';
import { tenantId } from '../../seed/seedCompanies';
import type { AlarmDoc } from './iotDocs';
import { gradeId } from './seed/iotIds';
import { wallText } from '../../core/wallText';

/**
 * What went wrong in the world between two moments (epoch ms), as alarms of the platform; what is not over at the
 * second one lasts.
 */
export function worldAlarms(from: number, to: number): AlarmDoc[] {
  return commercialSites.flatMap((site) =>
    alarmsOf(site, from, to).map((alarm): AlarmDoc => ({
      id: alarm.id,
      tenantId: tenantId(site.tenant),
      name: site.country === 'CN' ? alarm.name.zh : alarm.name.en,
      type: 'state',
      deviceId: alarm.device,
      level: gradeId(alarm.level),
      code: alarm.code,
      status: alarm.to === undefined ? 'active' : 'recovered',
      alarmTime: wallText(alarm.from, site.zone),
      from: alarm.from,
      ...(alarm.to !== undefined && { to: alarm.to, recoveryTime: wallText(alarm.to, site.zone) }),
    })),
  );
}
