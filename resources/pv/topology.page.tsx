import { Alert, Box, Paper } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { TreePanel } from '@/fields/treeReference/TreePanel';
import { EmptyState } from '@/widgets/EmptyState';
import { ErrorState } from '@/widgets/ErrorState';
import { FormSkeleton } from '@/widgets/FormSkeleton';
import { PageHeading } from '@/widgets/PageHeading';
import { ancestorsOf, indexTree, type TreeOption } from '@/widgets/tree/treeIndex';
import { NodeCard } from './topology/NodeCard';
import { allNodes, type TopologyNode } from './topology/readTopology';
import { StationChoice } from './topology/StationChoice';
import { TopologyPicture } from './topology/TopologyPicture';
import { useTopology } from './topology/useTopology';

const NONE: readonly TopologyNode[] = [];

// covers VE-238
/** How a station hangs together (spec 03 §7, PV operations): a tree for the keyboard, a picture for the eye, and the chosen part with what can be done with it. */
export default function TopologyPage() {
  const translate = useTranslate();
  const { stationId, choose, nodes = NONE, error, retry, none } = useTopology();
  const [picked, setPicked] = useState<string>();
  const byId = useMemo(() => new Map(allNodes(nodes).map((node) => [node.id, node])), [nodes]);
  const options = useMemo(() => {
    const optionOf = ({ id, name, type, children }: TopologyNode): TreeOption => ({
      id,
      label: type === 'series' ? translate('pvTopology.series', { name }) : name,
      children: children.map(optionOf),
    });
    return nodes.map(optionOf);
  }, [nodes, translate]);
  const index = useMemo(() => indexTree(options), [options]);
  const chosen = byId.get(picked ?? '') ?? nodes[0];
  const faults = [...byId.values()].filter(({ status }) => status === 'fault').length;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title={translate('pvTopology.title')} actions={<StationChoice stationId={stationId} onChoose={choose} />} />
      {error ? (
        <ErrorState text={failureText(error, translate)} onRetry={retry} />
      ) : none ? (
        <EmptyState title={translate('pvTopology.noStation')} />
      ) : !chosen ? (
        <FormSkeleton fields={6} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 360px) minmax(0, 1fr)' }, alignItems: 'start' }}>
          <Paper variant="outlined">
            <TreePanel
              key={stationId}
              options={options}
              value={chosen.id}
              label={translate('pvTopology.title')}
              autoFocus={false}
              height={560}
              onPick={setPicked}
            />
          </Paper>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <NodeCard node={chosen} above={ancestorsOf(index, chosen.id).flatMap((id) => byId.get(id) ?? [])} />
            {faults > 0 && <Alert severity="warning">{translate('pvTopology.faults', { smart_count: faults })}</Alert>}
            <TopologyPicture nodes={nodes} chosen={chosen.id} label={translate('pvTopology.picture', { count: byId.size })} onPick={setPicked} />
          </Box>
        </Box>
      )}
    </Box>
  );
}
