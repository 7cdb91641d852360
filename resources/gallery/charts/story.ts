import type { ChartSpec } from '@/charts';

/** One chart of the gallery: title and note are texts of the gallery, by its key. */
export interface Story {
  readonly key: string;
  readonly spec: ChartSpec | undefined;
  readonly link?: string;
  readonly height?: number;
  /** Takes the whole width. */
  readonly wide?: boolean;
  readonly state?: 'loading' | 'refreshing' | 'failed' | 'stale';
}

/** Texts of the gallery by their key below `gallery.charts`. */
export type Translate = (key: string, options?: object) => string;

/** One tab of the gallery. */
export type Part = (translate: Translate) => readonly Story[];
