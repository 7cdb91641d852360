import type { Block } from '@/schema';
import type { BlockProps } from '../blockProps';

export type OwnOf = Extract<Block, { readonly kind: 'own' }>;

/**
 * What the component of an `own` block is given. It has a heading and a frame of its own; `live` is the answer of its
 * call, if it has one.
 *
 * @public
 */
export type OwnBlockProps = BlockProps<OwnOf>;
