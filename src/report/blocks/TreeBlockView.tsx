import { Box, Skeleton } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { LiveFigures } from '@/charts/card/LiveFigures';
import type { Live } from '@/data/live/useLive';
import { TreePanel } from '@/fields/treeReference/TreePanel';
import { EmptyState } from '@/widgets/EmptyState';
import { readTree } from './readTree';

interface TreeBlockProps {
  readonly heading: string;
  readonly live: Live<unknown>;
  /** Id of the node that is chosen. */
  readonly value: string | undefined;
  /** Largest height of the tree in px. */
  readonly height: number;
  /** It was opened to choose from. */
  readonly autoFocus?: boolean;
  onPick(id: string): void;
}

/** A tree to choose from, with a search. */
export function TreeBlockView({ heading, live, value, height, autoFocus = false, onPick }: TreeBlockProps) {
  const translate = useTranslate();
  const options = useMemo(() => readTree(live.data), [live.data]);
  const waiting = (
    <Box role="status" aria-label={translate('widgets.loading')} sx={{ display: 'grid', gap: 1 }}>
      {[90, 70, 80, 60, 75].map((width) => (
        <Skeleton key={width} variant="rounded" height={24} width={`${width}%`} />
      ))}
    </Box>
  );
  return (
    <LiveFigures live={live} waiting={waiting}>
      {() =>
        options.length === 0 ? (
          <EmptyState title={translate('report.page.treeNone')} />
        ) : (
          <TreePanel options={options} value={value ?? null} label={heading} autoFocus={autoFocus} height={height} onPick={(id) => id !== value && onPick(id)} />
        )
      }
    </LiveFigures>
  );
}
