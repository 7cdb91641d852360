import { timeText } from '../../core/clock';
import type { BackendContext } from '../../core/context';
import { seedId } from '../../core/ids';
import type { Doc } from '../../store/store';
import { siteOf } from '../../world/world';
import { wallText } from '../../core/wallText';

const TABLE = 'cloud/production-history';

/** Writes down what became of a plan: the next version of its history. */
export function keepHistory({ store, clock }: BackendContext, plan: Doc, change: string, user?: { readonly id: string; readonly name: string }, at = clock()): void {
  const version = store.all(TABLE).filter(({ planNo }) => planNo === plan.planNo).length + 1;
  const zone = siteOf(String(plan.stationId))?.zone;
  store.put(TABLE, { id: seedId(`plan history ${String(plan.planNo)} ${version}`), tenantId: plan.tenantId, planNo: plan.planNo, version, change, operator: user?.id ?? null, operatorName: user?.name ?? null, time: zone ? wallText(at, zone) : timeText(at), assignResult: plan.status });
}
