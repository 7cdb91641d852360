import type { Store } from '../../../../store/store';
import { table } from '../../../../store/table';
import type { GroupDoc, HomeDoc, InstallerDoc, LeadDoc } from './homeDoc';

/** Homes and what they are bound to, each named as its schema. */
export const homeTables = (store: Store) => ({
  homes: table<HomeDoc>(store, 'hems/home'),
  installers: table<InstallerDoc>(store, 'hems/installer'),
  leads: table<LeadDoc>(store, 'hems/lead'),
  groups: table<GroupDoc>(store, 'hems/group'),
});
