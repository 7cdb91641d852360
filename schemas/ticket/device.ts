import { defineResource, reference, text, type RecordOf } from '@/dsl';
import { smp } from '../services';

/** Devices a ticket or an order names, by number and name (spec 03 §7, common/deviceList). Only ever picked. */
export const ticketDevice = defineResource({
  name: 'ticket/device',
  api: smp('common', { options: 'POST deviceList' }),
  recordTitleEn: 'nameEn',
  fields: {
    name: text({ readOnly: true, aliases: ['deviceName'] }),
    nameEn: text({ readOnly: true }),
    stationId: reference('ticket/station', { readOnly: true }),
  },
});
export type TicketDevice = RecordOf<typeof ticketDevice>;
