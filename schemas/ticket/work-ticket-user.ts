import { defineResource, type RecordOf } from '@/dsl';
import { smp } from '../services';
import { ticketPersonFields, ticketPersonForm, ticketPersonList } from './parts/ticketPerson';

// covers VE-201, VR-113
/** Somebody who may issue, permit, lead or take part in work tickets (spec 03 §6, §7). */
export const workTicketUser = defineResource({
  name: 'ticket/work-ticket-user',
  api: smp('workTicketUser', {
    page: 'POST page',
    detail: 'POST detail',
    create: 'POST save',
    edit: 'POST update',
    delete: 'POST delete',
  }),
  fields: ticketPersonFields,
  list: ticketPersonList,
  form: ticketPersonForm,
});
export type WorkTicketUser = RecordOf<typeof workTicketUser>;
