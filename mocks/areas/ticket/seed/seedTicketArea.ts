import type { BackendContext } from '../../../core/context';
import { once } from '../../../seed/once';
import { seedCrew } from './crew';
import { seedOrders } from './seedOrders';
import { seedPeople } from './seedPeople';
import { seedStations } from './seedStations';
import { seedTickets } from './seedTickets';

/** First stations, people, tickets and orders, and the accounts that move them. */
export async function seedTicketArea(context: BackendContext): Promise<void> {
  await seedCrew(context);
  await once(context.store, 'ticket area', () => {
    seedStations(context);
    seedPeople(context);
    seedTickets(context);
    seedOrders(context);
  });
}
