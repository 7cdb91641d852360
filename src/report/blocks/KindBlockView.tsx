import { knownPart } from '@/data/internal';
import type { Block } from '@/schema';
import type { BlockProps } from '../blockProps';

/** A block of a kind of one's own. */
export default function KindBlockView({
  name,
  block,
  heading,
  place,
  live,
}: BlockProps<Extract<Block, { readonly kind: 'kind' }>>) {
  const View = knownPart(block.of.ui);
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
