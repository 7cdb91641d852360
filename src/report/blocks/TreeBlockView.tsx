import { Box, Skeleton } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { LiveFigures } from '@/charts';
import type { Live } from '@/data';
import { TreePanel } from '@/fields';
import { EmptyState } from '@/widgets';
import type { ChosenNode } from './chosenNode';
import type { TreeNode } from './readTree';

interface TreeBlockProps {
  readonly heading: string;
  readonly tree: {
    readonly live: Live<unknown>;
    readonly nodes: readonly TreeNode[];
    readonly chosen: ChosenNode | undefined;
  };
  /** How nodes come to be there, while there are none; '' where nothing is to be said. */
  readonly empty: string;
  /** Largest height of the tree in px. */
  readonly height: number;
  /** It was opened to choose from. */
  readonly autoFocus?: boolean;
  onPick(node: TreeNode): void;
}

const byId = (nodes: readonly TreeNode[]): [string, TreeNode][] =>
  nodes.flatMap((node) => [[node.id, node], ...byId(node.children ?? [])]);

/**
 * A tree to choose from, with a search.
 *
 * @example
 *   <TreeBlockView
 *     heading={heading}
 *     tree={{ live, nodes: readTree(live.data, { picks: 'depotId' }), chosen: undefined }}
 *     empty=""
 *     height={480} // px
 *     onPick={({ says }) => setDepot(says?.depotId)}
 *   />
 * @public
 */
export function TreeBlockView({
  heading,
  tree: { live, nodes, chosen },
  empty,
  height,
  autoFocus = false,
  onPick,
}: TreeBlockProps) {
  const translate = useTranslate();
  const found = useMemo(() => new Map(byId(nodes)), [nodes]);
  const waiting = (
    <Box role="status" aria-label={translate('widgets.loading')} sx={{ display: 'grid', gap: 1 }}>
      {[90, 70, 80, 60, 75].map((width) => (
        <Skeleton key={width} variant="rounded" height={24} width={`${width}%`} />
      ))}
    </Box>
  );
  const pick = (id: string) => {
    const node = found.get(id);
    if (node && id !== chosen?.node.id) onPick(node);
  };
  return (
    <LiveFigures live={live} waiting={waiting}>
      {() =>
        nodes.length === 0 ? (
          <EmptyState title={translate('report.page.treeNone')} {...(empty !== '' && { text: empty })} />
        ) : (
          <TreePanel
            options={nodes}
            value={chosen?.node.id ?? null}
            label={heading}
            autoFocus={autoFocus}
            height={height}
            canPick={(id) => found.get(id)?.says !== undefined}
            onPick={pick}
          />
        )
      }
    </LiveFigures>
  );
}
