/** The charts of the dashboard show one day of the last three months (spec 02 §5). */
export const DASHBOARD_DAY = { menu: 'hems/dashboard', rule: { ahead: 0, back: 3 }, single: true } as const;
