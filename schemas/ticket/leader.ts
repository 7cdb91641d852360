import { defineResource, text, type RecordOf } from '@/dsl';
import { smp } from '../services';

/** People who may be in charge of the work (spec 03 §7, workTicketUser/charge/user/list). Only ever picked. */
export const leader = defineResource({
  name: 'ticket/leader',
  api: smp('workTicketUser', { options: 'POST charge/user/list' }),
  fields: { name: text({ readOnly: true }) },
});
export type Leader = RecordOf<typeof leader>;
