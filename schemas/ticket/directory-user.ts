import { defineResource, text, type RecordOf } from '@/dsl';
import { integrated } from '../services';

/** Users of the platform who can be made ticket people (spec 03 §7, workTicketUser/user/list). Only ever picked. */
export const directoryUser = defineResource({
  name: 'ticket/directory-user',
  api: integrated('workTicketUser', { options: 'POST user/list' }),
  fields: { name: text({ readOnly: true, aliases: ['userName'] }) },
});
export type DirectoryUser = RecordOf<typeof directoryUser>;
