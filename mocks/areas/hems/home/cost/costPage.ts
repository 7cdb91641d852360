/**
 * The cost page shows ranges that end tomorrow at the latest (spec 02 §5); a year at a time is all that is worked out.
 */
export const COST_PAGE = { menu: 'hems/energy-cost', rule: { ahead: 1, months: 12 } } as const;
