import { MINUTE, timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import type { CrudHooks } from '../../../crud/hooks';
import { iotTexts } from '../iotTexts';

/** An audit looks at a change after this time: its calls are not of this service (spec 03 §7 names page and detail). */
const LOOKED_AT = 2 * MINUTE;

/** Records of changes: they wait, and are approved after a while by the backend's clock. */
export function auditHooks(context: BackendContext): CrudHooks {
  return {
    present: ({ submittedAt, ...row }, _actor, locale) => {
      const at = Number(submittedAt) + LOOKED_AT;
      if (context.clock() < at)
        return { ...row, id: row.id, result: 'pending', auditor: null, auditTime: null, opinion: null };
      return {
        ...row,
        id: row.id,
        result: 'approved',
        auditor: iotTexts.auditor[locale],
        auditTime: timeText(at),
        opinion: iotTexts.auditPassed[locale],
      };
    },
  };
}
