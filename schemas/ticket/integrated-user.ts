import { defineResource, type RecordOf } from '@/dsl';
import { integrated } from '../services';
import { ticketPersonFields, ticketPersonForm, ticketPersonList } from './parts/ticketPerson';

/** People of the integrated directory: the second family of calls for work-ticket people (spec 03 §7). */
export const integratedUser = defineResource({
  name: 'ticket/integrated-user',
  api: integrated('workTicketUser', {
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
export type IntegratedUser = RecordOf<typeof integratedUser>;
