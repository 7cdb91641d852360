import type { BackendContext } from '../../core/context';
import type { Doc } from '../../store/store';
import { table } from '../../store/table';

export interface StationDoc extends Doc {
  readonly name: string;
  readonly nameEn: string;
  readonly tenantId: string;
  /** IANA zone: its clock is the one of every time about the station. */
  readonly timeZone: string;
}

export interface TicketPersonDoc extends Doc {
  readonly name: string;
  readonly roles: readonly string[];
  readonly status: 0 | 1;
  /** Whoever has no account is spoken for by those who have the grant. */
  readonly userId?: string | null;
}

/** The collections of tickets and orders that written handlers read. */
export const ticketTables = ({ store }: BackendContext) => ({
  stations: table<StationDoc>(store, 'ticket/station'),
  people: table<TicketPersonDoc>(store, 'ticket/work-ticket-user'),
});
