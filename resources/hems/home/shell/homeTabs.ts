/** The pages of the home detail shell in their order (spec 02 §2); each stands where the server's menus put it. */
export const HOME_TABS = ['dashboard', 'energyCost', 'energyUsage', 'device'] as const;

export type HomeTab = (typeof HOME_TABS)[number];

/** Page keys of the tabs (keys.tsv). */
export const PAGE_OF: Readonly<Record<HomeTab, string>> = {
  dashboard: 'hems/dashboard',
  energyCost: 'hems/energy-cost',
  energyUsage: 'hems/energy-usage',
  device: 'hems/device',
};
