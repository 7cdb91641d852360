/** Base of all calls of home management (spec 02 §7). */
export const WEB = '/iems-goeu-web/web';

/** Pages that show one home; whoever has one of them may read the home's record. */
export const HOME_PAGES = [
  'hems/home',
  'hems/home-info',
  'hems/dashboard',
  'hems/energy-cost',
  'hems/energy-usage',
  'hems/energy-report',
  'hems/device',
] as const;
