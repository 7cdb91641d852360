import type { BackendContext } from '../../../../core/context';
import type { Doc } from '../../../../store/store';
import { orderWindow } from '../../operation/orders/orderWindow';
import { numberAt, resourcesOf, textAt } from '../../operation/vppDocs';
import { noticeTime, resourceAbility, rowsIn } from './bidAbility';
import { settleMarket } from './settleMarket';

const OPEN = new Set<unknown>(['pending', 'declaring', 'submitted']);
const cents = (value: number): number => Math.round(value * 100) / 100;

/** What each resource would give in the times of the notices that are open: as much as it can, at the price cap. */
export function estimateRows(context: BackendContext): Doc[] {
  return settleMarket(context)
    .filter(({ processStatus }) => OPEN.has(processStatus))
    .flatMap((notice) =>
      rowsIn(notice.periods).flatMap((time, at) =>
        resourcesOf(context, notice.vppId, true).map((resource): Doc => {
          const { baselinePower, abilityPower } = resourceAbility(context, resource, noticeTime(notice, time));
          const { from, to } = orderWindow({ id: '', ...noticeTime(notice, time) });
          const energy = cents((abilityPower * (to - from)) / 3_600_000);
          return {
            id: `${notice.id} ${at} ${resource.id}`,
            tenantId: resource.tenantId,
            date: textAt(notice, 'responseDate'),
            vppId: notice.vppId,
            resourceId: resource.id,
            startTime: time.startTime,
            endTime: time.endTime,
            baselinePower,
            estimatedPower: abilityPower,
            estimatedEnergy: energy,
            estimatedIncome: cents(energy * numberAt(notice, 'priceCap')),
            currency: notice.currency,
          };
        }),
      ),
    );
}
