import { defineResource, text, type RecordOf } from '@/dsl';
import { integrated } from '../services';

/** What somebody may be on a work ticket: issuer, licensor, leader, member, duty officer (spec 03 §7, common/user/enum). Only ever picked. */
export const ticketRole = defineResource({
  name: 'ticket/ticket-role',
  api: { ...integrated('common/user', { options: { call: 'POST enum', at: 'role' } }), id: 'code' },
  recordTitleEn: 'nameEn',
  fields: { name: text({ readOnly: true, alsoRead: ['desc'] }), nameEn: text({ readOnly: true, alsoRead: ['descEn'] }) },
});
export type TicketRole = RecordOf<typeof ticketRole>;
