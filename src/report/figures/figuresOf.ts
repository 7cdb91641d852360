import type { Block } from '@/schema';

/** A block of figures. */
export type FiguresOf = Extract<Block, { readonly kind: 'figures' }>;
