import { Alert, Box, Paper } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LiveFigures } from '@/charts';
import { useReadLive } from '@/data';
import { TreePanel } from '@/fields';
import type { OwnBlockProps } from '@/report';
import { EmptyState, FormSkeleton, type TreeOption } from '@/widgets';
import { NodeCard } from './NodeCard';
import { nodeWords } from './nodeWords';
import { nodesWithAbove, readTopology, type TopologyNode } from './readTopology';
import { shortName } from './shortName';
import { StateLegend } from './StateLegend';
import { TopologyPicture } from './TopologyPicture';

const NONE: readonly TopologyNode[] = [];

/** A station as a tree for the keyboard, a picture for the eye, and the chosen part with what can be done with it. */
export function TopologyBlock({ heading, live: answer, setPart }: OwnBlockProps) {
  const translate = useTranslate();
  const live = useReadLive(answer, readTopology);
  const nodes = live.data ?? NONE;
  const [picked, setPicked] = useState('');
  const all = useMemo(() => nodesWithAbove(nodes), [nodes]);
  const options = useMemo(() => {
    const optionOf = (node: TopologyNode, station: string): TreeOption => ({
      id: node.id,
      label: shortName(nodeWords(node, translate).name, station),
      children: node.children.map((one) => optionOf(one, station)),
    });
    return nodes.map((node) => optionOf(node, node.name));
  }, [nodes, translate]);
  useEffect(() => {
    setPart?.(async () => ({
      columns: ['name', 'deviceType', 'status'].map((field) => ({
        label: translate(`resources.pv/topology.fields.${field}`),
      })),
      rows: all.map(({ node, above }) => {
        const { type, status } = nodeWords(node, translate);
        return [
          [node, ...above]
            .map((one) => nodeWords(one, translate).name)
            .toReversed()
            .join(' / '),
          type,
          status || '-',
        ];
      }),
    }));
    return () => setPart?.(undefined);
  }, [all, setPart, translate]);
  const chosen = all.find(({ node }) => node.id === picked) ?? all[0];
  const faults = all.filter(({ node }) => node.status === 'fault').length;
  return (
    <LiveFigures live={live} waiting={<FormSkeleton fields={6} />}>
      {() =>
        !chosen ? (
          <EmptyState title={translate('pvTopology.nothing')} />
        ) : (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 360px) minmax(0, 1fr)' },
              alignItems: 'start',
            }}
          >
            <Paper variant="outlined">
              <TreePanel
                key={nodes[0]?.id}
                options={options}
                value={chosen.node.id}
                label={heading}
                autoFocus={false}
                height={560}
                onPick={setPicked}
              />
            </Paper>
            <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
              <NodeCard {...chosen} />
              {faults > 0 && (
                <Alert severity="warning">{translate('pvTopology.faults', { smart_count: faults })}</Alert>
              )}
              <StateLegend states={all.map(({ node }) => node.status)} />
              <TopologyPicture
                nodes={nodes}
                chosen={chosen.node.id}
                label={translate('pvTopology.picture', { count: all.length })}
                onPick={setPicked}
              />
            </Box>
          </Box>
        )
      }
    </LiveFigures>
  );
}
