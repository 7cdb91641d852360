import { Box } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState, type TreeOption } from '@/widgets';
import { TreeBar, ancestorsOf, TreeRows, useTreeView } from '@/widgets/internal';

interface TreePanelProps {
  readonly options: readonly TreeOption[];
  readonly value: string | null;
  readonly label: string;
  /** Default true: it is opened to choose from. */
  readonly autoFocus?: boolean;
  /** Largest height of the tree in px. */
  readonly height?: number;
  /** Whether a node can be chosen; one that cannot is opened or closed. Default: every one can. */
  canPick?(id: string): boolean;
  onPick(id: string): void;
}

/**
 * A tree with a search, to choose one node from.
 *
 * @example <TreePanel options={regions} value={region} label={label} height={420} onPick={setRegion} />
 * @public
 */
export function TreePanel({ options, value, label, autoFocus = true, height, canPick, onPick }: TreePanelProps) {
  const translate = useTranslate();
  const { index, query, search, visible, isOpen, setOpen, branches } = useTreeView(options, value ? [value] : []);
  const reveal = useEffectEvent(() => {
    if (value) setOpen(ancestorsOf(index, value), true);
  });
  useEffect(() => reveal(), [value]);
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 1 }}>
      <TreeBar query={query} onSearch={search} onOpenAll={(open) => setOpen(branches, open)} />
      {visible.length === 0 ? (
        <EmptyState title={translate(query ? 'widgets.tree.notFound' : 'widgets.tree.empty')} />
      ) : (
        <TreeRows
          index={index}
          visible={visible}
          isOpen={isOpen}
          tickOf={(id) => (id === value ? 'on' : 'off')}
          control="none"
          start={value ?? undefined}
          autoFocus={autoFocus}
          height={height}
          query={query}
          label={label}
          onOpen={setOpen}
          onToggle={(id) => (canPick?.(id) === false ? setOpen([id], !isOpen(id)) : onPick(id))}
        />
      )}
    </Box>
  );
}
