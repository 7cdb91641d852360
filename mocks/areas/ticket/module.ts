import type { BackendModule } from '../../module';
import { seedMenus } from '../../seed/seedMenus';
import { choiceEndpoints } from './choiceEndpoints';
import { operationEndpoints } from './operationEndpoints';
import { orderEndpoints } from './orderEndpoints';
import { orderHooksOfAll } from './orderHooksOfAll';
import { pickHooks } from './pickHooks';
import { seedTicketArea } from './seed/seedTicketArea';
import { ticketHooks } from './ticketHooks';
import { ticketMenus } from './menus';
import { uploadEndpoints } from './uploadEndpoints';

/** Work tickets, work orders and their people (spec 03). */
const ticket: BackendModule = {
  name: 'ticket',
  endpoints: (context) => [
    ...choiceEndpoints(context),
    ...uploadEndpoints(context),
    ...operationEndpoints(context),
    ...orderEndpoints(context),
  ],
  hooks: (context) => ({
    'ticket/work-ticket': ticketHooks(context),
    ...orderHooksOfAll(context),
    ...pickHooks(context),
  }),
  seed: async (context) => {
    await seedMenus(context, 'pv', ticketMenus);
    await seedTicketArea(context);
  },
};

export default ticket;
