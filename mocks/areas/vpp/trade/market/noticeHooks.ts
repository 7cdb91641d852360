import { nowOn } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import type { CrudHooks, Draft } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { PLANT, textAt } from '../../operation/vppDocs';
import { demandOf } from './bidAbility';
import { settleMarket } from './settleMarket';

/**
 * Notices: the clock of the market moves them; those entered by hand are of the tenant and the clock of their plant.
 */
export function noticeHooks(context: BackendContext): CrudHooks {
  const followed = (row: Doc): Doc => {
    const plant = context.store.get(PLANT, textAt(row, 'vppId'));
    return {
      ...row,
      tenantId: plant?.tenantId ?? row.tenantId,
      timeZone: plant?.timeZone ?? null,
      currency: plant?.currency ?? null,
      demandPower: demandOf(row),
    };
  };
  return {
    rows: () => settleMarket(context),
    create: ({ row }: Draft) => {
      const whole = followed(row);
      return {
        ...whole,
        source: 'manual',
        stateTime: nowOn(textAt(whole, 'timeZone') || 'UTC', new Date(context.clock())),
      };
    },
    edit: ({ row }) => followed(row),
  };
}
