/** Of every account of a demonstration; the README says it. */
export const DEMO_PASSWORD = 'Energy123';
