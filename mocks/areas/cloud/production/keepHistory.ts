import { timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import type { Doc } from '../../../store/store';
import { siteOf } from '../../../world/world';
import { wallText } from '../../../core/wallText';

const TABLE = 'cloud/production-history';

/** What became of it, in the words of its station's country: a state it went to, or what was done with it. */
const WORDS: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  create: { en: 'Created', zh: '新建计划' },
  edit: { en: 'Changed', zh: '修改计划' },
  againAssign: { en: 'Assigned to controllers', zh: '下发到控制器' },
  cancelAssign: { en: 'Assignment canceled', zh: '取消下发' },
  assigning: { en: 'Being assigned', zh: '下发中' },
  assigned: { en: 'Received by controllers', zh: '控制器已接收' },
  failed: { en: 'Not received by controllers', zh: '控制器接收失败' },
  running: { en: 'Begun', zh: '开始执行' },
  finished: { en: 'Finished', zh: '执行完成' },
  cancelled: { en: 'Canceled', zh: '已取消' },
};

/** Writes down what became of a plan: the next version of its history. */
export function keepHistory(
  { store, clock }: BackendContext,
  plan: Doc,
  change: string,
  user?: { readonly id: string; readonly name: string },
  at = clock(),
): void {
  const version = store.all(TABLE).filter(({ planNo }) => planNo === plan.planNo).length + 1;
  const site = siteOf(String(plan.stationId));
  const zone = site?.zone;
  store.put(TABLE, {
    id: seedId(`plan history ${String(plan.planNo)} ${version}`),
    tenantId: plan.tenantId,
    planNo: plan.planNo,
    version,
    change: WORDS[change]?.[site?.country === 'CN' ? 'zh' : 'en'] ?? change,
    operator: user?.id ?? null,
    operatorName: user?.name ?? null,
    time: zone ? wallText(at, zone) : timeText(at),
    assignResult: plan.status,
  });
}
