import type { Block } from '@/schema';

/** A chart block of any report. */
export type ChartOf = Extract<Block, { readonly kind: 'chart' }>;
