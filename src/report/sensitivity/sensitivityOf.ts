import type { Block } from '@/schema';

/** A block that tells what a result depends on. */
export type SensitivityOf = Extract<Block, { readonly kind: 'sensitivity' }>;
