import { useState } from 'react';
import type { QueryKey } from '@tanstack/react-query';
import { lazyPart, useResource } from '@/data';
import AutoRefresh from '../refresh/AutoRefresh';

/** Few lists hear of changes. */
const LiveRows = lazyPart(() => import('./LiveRows'));

interface FreshnessProps {
  /** What is asked for, as the cache knows it. */
  readonly queryKey: QueryKey;
  onRefresh(): void;
}

/** What keeps rows fresh: changes as they happen where the cloud tells them, else refreshes. */
export default function Freshness({ queryKey, onRefresh }: FreshnessProps) {
  const { live, refresh } = useResource().resource;
  const pause = useState(false);
  const polling = refresh && <AutoRefresh every={refresh} queryKey={queryKey} onRefresh={onRefresh} pause={pause} />;
  if (!live) return polling;
  return (
    <LiveRows live={live} queryKey={queryKey} onRefresh={onRefresh} pause={pause} waiting={null}>
      {polling}
    </LiveRows>
  );
}
