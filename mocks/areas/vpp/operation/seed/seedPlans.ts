import { addDays, dayOf } from '@/schema/dates';
import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { seedOf } from '../../../../energy/chance/seedOf';
import { ELEC_PLAN, numberAt, PARAMETER, RESOURCE, textAt } from '../vppDocs';

/** Days from today plans are there of, and in which version. */
const DAYS = [-2, -1, 0, 1] as const;
const PLANNED = new Set<unknown>(['industrial', 'hvac', 'charging']);
const round = (value: number): number => Math.round(value * 100) / 100;

/** Parameters and plans of the loads. */
export function seedPlans({ store, clock }: BackendContext): void {
  const now = clock();
  const loads = store.all(RESOURCE).filter((row) => PLANNED.has(row.resourceType));
  const common = (row: (typeof loads)[number]) => ({
    tenantId: row.tenantId,
    resourceId: row.id,
    stationId: row.stationId,
    vppId: row.vppId,
    timeZone: row.timeZone,
    currency: row.currency,
  });
  store.put(
    PARAMETER,
    ...loads.map((row) => {
      const rated = numberAt(row, 'ratedPower');
      return {
        id: seedId(`elec plan parameter ${row.id}`),
        ...common(row),
        name: `${textAt(row, 'name')} ${textAt(row, 'currency') === 'CNY' ? '基准参数' : 'standard'}`,
        effectiveDate: '2026-01-01',
        baseLoad: round(rated * 0.45),
        maxLoad: rated,
        minLoad: round(rated * 0.15),
        workdayFactor: 1,
        holidayFactor: row.resourceType === 'charging' ? 1.15 : 0.62,
        temperatureFactor: row.resourceType === 'hvac' ? 0.035 : 0.004,
        reservePower: round(rated * 0.05),
        createTime: timeText(now),
      };
    }),
  );
  store.put(
    ELEC_PLAN,
    ...loads.flatMap((row) =>
      DAYS.map((days) => {
        const planDate = addDays(dayOf(now, textAt(row, 'timeZone') || 'UTC'), days);
        return {
          id: seedId(`elec plan ${row.id} ${days}`),
          ...common(row),
          planNo: `EP-${planDate.replaceAll('-', '')}-${String((seedOf(row.id) % 900) + 100)}`,
          planDate,
          planType: 'dayAhead',
          version: 1 + (seedOf(row.id, days) % 3),
          createTime: timeText(now),
        };
      }),
    ),
  );
}
