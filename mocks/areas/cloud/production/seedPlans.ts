import { addDays, dayOf } from '@/schema/dates';
import { timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { tenantId } from '../../../seed/seedCompanies';
import { commercialSites } from '../../../world/world';
import { keepHistory } from './keepHistory';
import { planEnergy } from './planStates';

/** From how many days ago to how many ahead, and how it was left. */
const SPANS = [
  [-30, -10, 'assigned'],
  [-5, 20, 'assigned'],
  [3, 30, 'assigned'],
  [-8, 8, 'cancelled'],
  [1, 14, 'failed'],
] as const;

/** Plans of the sites with a battery: over, running, to come, taken back, refused. */
export function seedPlans(context: BackendContext): void {
  const { store, clock } = context;
  const sites = commercialSites.filter(({ battery, kind }) => battery && kind !== 'mobile').slice(0, 10);
  for (const [place, site] of sites.entries()) {
    const power = Math.round((site.battery?.power ?? 100) * 0.8);
    for (const [index, [from, to, status]] of SPANS.entries()) {
      if ((place + index) % 2 === 1) continue;
      const today = dayOf(clock(), site.zone);
      const at = clock() + Math.min(-1, from - 1) * 86_400_000;
      const number = String(place * SPANS.length + index + 1).padStart(3, '0');
      const words =
        site.country === 'CN' ? ['储能充放电', '控制器未应答'] : ['Storage plan', 'The controller did not answer'];
      const row = {
        id: seedId(`plan ${site.id} ${index}`),
        tenantId: tenantId(site.tenant),
        planNo: `PP-${timeText(at).slice(0, 10).replaceAll('-', '')}-${number}`,
        name: `${site.name[site.country === 'CN' ? 'zh' : 'en']} ${words[0]}`,
        stationId: site.id,
        planType: 'storage',
        startDate: addDays(today, from),
        endDate: addDays(today, to),
        weekdays: [1, 2, 3, 4, 5],
        status,
        sentAt: at,
        assignTime: status === 'failed' ? null : timeText(at),
        assignee: null,
        failReason: status === 'failed' ? words[1] : null,
        periods: [
          { startTime: '00:00', endTime: '06:00', mode: 'charge', power, socLimit: 95 },
          { startTime: '10:00', endTime: '12:00', mode: 'discharge', power, socLimit: 40 },
          { startTime: '17:00', endTime: '21:00', mode: 'discharge', power: Math.round(power / 2), socLimit: 10 },
        ],
        createTime: timeText(at),
        updateTime: timeText(at),
      };
      const plan = { ...row, planEnergy: planEnergy(row) };
      store.put('cloud/production-plan', plan);
      keepHistory(context, { ...plan, status: 'assigning' }, 'create', undefined, at);
      keepHistory(context, plan, status, undefined, at + 5_000);
    }
  }
}
