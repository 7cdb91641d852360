/** The usage page shows up to three months until today (spec 02 §5). */
export const USAGE_PAGE = { menu: 'hems/energy-usage', rule: { ahead: 0, months: 3 } } as const;

/** Bars are hours on a single day, days otherwise. */
export const USAGE_HOURLY = 1;
