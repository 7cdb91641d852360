import { defineResource, text, type RecordOf } from '@/dsl';
import { smp } from '../services';

/**
 * Stations that tickets, orders and archives are about (spec 03 §7, common/workTicket/stationList). Only ever picked.
 */
export const ticketStation = defineResource({
  name: 'ticket/station',
  api: smp('common/workTicket', { options: 'POST stationList' }),
  recordTitleEn: 'nameEn',
  fields: {
    name: text({ readOnly: true, aliases: ['stationName'] }),
    nameEn: text({ readOnly: true }),
    timeZone: text({ readOnly: true, internal: true }),
  },
});
export type TicketStation = RecordOf<typeof ticketStation>;
