import { useState } from 'react';
import type { Block, Report, WireRow } from '@/schema';
import { firstExtra, pageExtra, pageIn } from './firstExtra';

/**
 * What a block is asked with besides the parameters. Other parameters (`asked`, any text that tells them apart) begin
 * at the first page again; a switch stays where it was put.
 */
export function useExtra(
  report: Report,
  block: Block,
  requestKey: string,
): readonly [extra: WireRow, setExtra: (extra: WireRow) => void] {
  const [kept, setKept] = useState(() => ({ requestKey, extra: firstExtra(report, block) }));
  const page = pageIn(kept.extra);
  const extra = kept.requestKey === requestKey || !page ? kept.extra : { ...kept.extra, ...pageExtra(1, page.size) };
  return [extra, (next) => setKept({ requestKey, extra: next })];
}
