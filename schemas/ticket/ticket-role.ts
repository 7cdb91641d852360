import { defineResource, text, type RecordOf } from '@/dsl';
import { integrated } from '../services';

/**
 * What somebody may be on a work ticket: issuer, licensor, leader, member, duty officer (spec 03 §7, common/user/enum).
 * Only ever picked.
 */
export const ticketRole = defineResource({
  name: 'ticket/ticket-role',
  api: { ...integrated('common/user', { options: { call: 'POST enum', at: 'role' } }), id: 'code' },
  recordTitleEn: 'nameEn',
  fields: { name: text({ readOnly: true, aliases: ['desc'] }), nameEn: text({ readOnly: true, aliases: ['descEn'] }) },
});
export type TicketRole = RecordOf<typeof ticketRole>;
