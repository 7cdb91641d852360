import type { Block } from '@/schema';

export type ChartOf = Extract<Block, { readonly kind: 'chart' }>;
