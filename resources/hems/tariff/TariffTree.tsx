import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data/texts/useArea';
import { EmptyState } from '@/widgets/EmptyState';
import { TreeBar } from '@/widgets/tree/TreeBar';
import { ancestorsOf, type TreeOption } from '@/widgets/tree/treeIndex';
import { TreeRows } from '@/widgets/tree/TreeRows';
import { useTreeView } from '@/widgets/tree/useTreeView';
import type { TariffNode } from './readTariffTree';

interface TariffTreeProps {
  readonly tree: readonly TariffNode[];
  /** Key of the node that is shown. */
  readonly chosen: string | undefined;
  /** Largest height of the rows in px. */
  readonly height: number;
  onChoose(node: TariffNode): void;
}

const optionsOf = (nodes: readonly TariffNode[]): TreeOption[] =>
  nodes.map(({ key, name, children }) => ({ id: key, label: name, ...(children.length > 0 && { children: optionsOf(children) }) }));

const nodesByKey = (nodes: readonly TariffNode[]): [string, TariffNode][] => nodes.flatMap((node) => [[node.key, node], ...nodesByKey(node.children)]);

/** Countries, market areas, retailers and their products; a node with prices of its own is chosen by a click, every other one opened. */
export function TariffTree({ tree, chosen, height, onChoose }: TariffTreeProps) {
  useArea('widgets');
  const translate = useTranslate();
  const options = useMemo(() => optionsOf(tree), [tree]);
  const nodes = useMemo(() => new Map(nodesByKey(tree)), [tree]);
  const { index, query, search, visible, isOpen, setOpen, branches } = useTreeView(options, chosen === undefined ? [] : [chosen]);
  const reveal = useEffectEvent(() => {
    if (chosen !== undefined) setOpen(ancestorsOf(index, chosen), true);
  });
  useEffect(() => reveal(), [chosen]);
  const press = (key: string) => {
    const node = nodes.get(key);
    if (node && node.businessId !== '') onChoose(node);
    else setOpen([key], !isOpen(key));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TreeBar query={query} onSearch={search} onOpenAll={(open) => setOpen(branches, open)} />
      {visible.length === 0 ? (
        <EmptyState title={translate(query ? 'widgets.tree.notFound' : 'hems.tariff.none')} />
      ) : (
        <TreeRows
          index={index}
          visible={visible}
          isOpen={isOpen}
          tickOf={(key) => (key === chosen ? 'on' : 'off')}
          control="none"
          start={chosen}
          height={height}
          query={query}
          label={translate('hems.tariff.tree')}
          onOpen={setOpen}
          onToggle={press}
        />
      )}
    </Box>
  );
}
