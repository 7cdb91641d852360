/** The views that are drawn; the table is a part of its own. */
export type PlotView = 'line' | 'bar' | 'pie' | 'multiple';
