import type { BackendContext } from '../../../../core/context';
import { actorOf } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { CrudHooks, Draft } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { nowOf } from '../../../../workflow/recordClock';
import { numberAt, RESOURCE, textAt } from '../../operation/vppDocs';
import { NOTICE } from '../tradeDocs';
import { tradeTexts } from '../tradeTexts';
import { noticeTime, resourceAbility } from './bidAbility';

/** Declarations of resources, until the deadline of their notice, within what each can adjust. */
export function declarationHooks(context: BackendContext): CrudHooks {
  const known = (row: Doc) => ({
    notice: context.store.get(NOTICE, textAt(row, 'noticeId')),
    resource: context.store.get(RESOURCE, textAt(row, 'resourceId')),
  });
  const whole = ({ row, incoming }: Draft): Doc => {
    const { notice, resource } = known(row);
    if (!notice || !resource) return row;
    const { user } = actorOf(incoming);
    return {
      ...row,
      tenantId: resource.tenantId,
      declarationNo: `${textAt(notice, 'noticeNo').replace('TN', 'RD')} ${textAt(resource, 'code')}`,
      timeZone: notice.timeZone,
      currency: notice.currency,
      declareDeadline: notice.declareDeadline,
      ...resourceAbility(context, resource, noticeTime(notice, row)),
      declareTime: nowOf(context, notice),
      declarer: user.id,
    };
  };
  return {
    check: ({ row }) => {
      const { notice, resource } = known(row);
      if (!notice || !resource) return undefined;
      const deadline = textAt(notice, 'declareDeadline');
      if (nowOf(context, notice) >= deadline)
        throw new Refusal(tradeTexts.closed, { code: '4009', args: { time: deadline } });
      const { abilityPower } = resourceAbility(context, resource, noticeTime(notice, row));
      return numberAt(row, 'declaredPower') > abilityPower
        ? { declaredPower: { key: tradeTexts.able, args: { power: abilityPower } } }
        : undefined;
    },
    create: whole,
    edit: whole,
  };
}
