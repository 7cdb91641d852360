/** The report shows up to three months until today, by days (spec 02 §5). */
export const REPORT_PAGE = { menu: 'hems/energy-report', rule: { ahead: 0, months: 3 } } as const;
