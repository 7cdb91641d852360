/** Milliseconds after which the dashboard asks again (spec 02 §9). */
export const REFRESH = 30_000;
