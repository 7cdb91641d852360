import { lazyPart, type LazyPart } from '@/data/registry/lazyPart';
import type { Block, BlockKind, KindBlockProps } from '@/schema';
import type { BlockProps } from '../blockProps';

const drawn = new WeakMap<BlockKind, LazyPart<KindBlockProps>>();

function viewOf(kind: BlockKind): LazyPart<KindBlockProps> {
  const view = drawn.get(kind) ?? lazyPart(kind.ui);
  drawn.set(kind, view);
  return view;
}

/** A block of a kind of one's own. */
export default function KindBlockView({
  name,
  block,
  heading,
  place,
  live,
}: BlockProps<Extract<Block, { readonly kind: 'kind' }>>) {
  const View = viewOf(block.of);
  return (
    <View
      name={name}
      heading={heading}
      params={place.params}
      answer={live.data}
      loading={live.state.loading}
      error={live.state.error}
      zone={place.zone}
      currency={place.currency}
      retry={live.state.onRetry}
      waiting={null}
    />
  );
}
