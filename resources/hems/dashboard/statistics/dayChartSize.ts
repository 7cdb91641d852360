/** Pixels of a chart of the statistics block. */
export const DAY_CHART = 280;
