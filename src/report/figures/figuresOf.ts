import type { Block } from '@/schema';

export type FiguresOf = Extract<Block, { readonly kind: 'figures' }>;
