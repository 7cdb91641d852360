import { useEffect, useSyncExternalStore } from 'react';
import type { Between as Heights } from '@/widgets/internal';
import type { RowItem } from '../rowItems';
import { useOpenRows } from './openRows';

interface BetweenProps {
  readonly rows: readonly RowItem[];
  /** Stable. */
  onChange(between: Heights): void;
}

/** Tells a table what stands between its rows, whenever one opens, closes or becomes higher. */
export default function Between({ rows, onChange }: BetweenProps) {
  const open = useOpenRows();
  const heights = useSyncExternalStore(open.subscribe, () => open.heights);
  useEffect(() => {
    onChange(
      rows.flatMap(({ key }, at) => {
        const height = heights.get(key);
        return height === undefined ? [] : [[at, height] as const];
      }),
    );
  }, [rows, heights, onChange]);
  return null;
}
