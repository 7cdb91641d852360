import { MINUTE, type Clock } from '../core/clock';
import { secretText } from '../core/ids';
import type { Doc, Store } from '../store/store';
import { table } from '../store/table';

interface Ticket extends Doc {
  readonly until: number;
  readonly value: string;
}

/** Things that are given out and taken back once: captchas and random keys. */
export interface OneTime {
  /** Gives out a ticket for a value, good for five minutes. */
  issue(value: string): string;
  /** The value of a ticket, which is used up by asking; `undefined` when unknown, used or expired. */
  take(id: string): string | undefined;
}

export function oneTime(store: Store, clock: Clock, collection: string): OneTime {
  const tickets = table<Ticket>(store, collection);
  const forgetExpired = () => {
    const expired = tickets.filter((one) => one.until < clock()).map((one) => one.id);
    if (expired.length > 0) tickets.remove(...expired);
  };
  return {
    issue: (value) => {
      forgetExpired();
      const id = secretText(18);
      tickets.put({ id, value, until: clock() + 5 * MINUTE });
      return id;
    },
    take: (id) => {
      const ticket = tickets.get(id);
      if (ticket) tickets.remove(id);
      return ticket && ticket.until >= clock() ? ticket.value : undefined;
    },
  };
}
