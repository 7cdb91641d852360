import { Box } from '@mui/material';
import { memo } from 'react';
import type { TopologyNode } from './readTopology';
import { shortName } from './shortName';
import { stateColor } from './stateColor';

interface PictureProps {
  readonly node: TopologyNode;
  /** Its name is left out of those of its parts. */
  readonly station: string;
  readonly chosen: string | undefined;
  onPick(id: string): void;
}

/** The strings of an inverter: a cell each with its number, its edge in the color of its state. */
function StringCells({ series }: { readonly series: readonly TopologyNode[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px' }}>
      {series.map(({ id, name, status }) => (
        <Box
          key={id}
          component="span"
          title={name}
          sx={{
            minWidth: 20,
            px: 0.25,
            textAlign: 'center',
            borderRadius: 0.5,
            bgcolor: 'action.hover',
            borderBottom: 3,
            borderColor: stateColor(status),
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}

/** A node with what is below it, to the right of a line. Strings are cells in the box of their inverter. */
const Branch = memo(function Branch({ node, station, chosen, onPick }: PictureProps) {
  const series = node.children.filter(({ type }) => type === 'series');
  const parts = node.children.filter(({ type }) => type !== 'series');
  return (
    <Box sx={{ minWidth: 0, ...(parts.length > 0 && { flexBasis: '100%' }) }}>
      <Box
        onClick={() => onPick(node.id)}
        title={node.name}
        sx={{
          display: 'inline-grid',
          gap: 0.5,
          maxWidth: 240,
          px: 1,
          py: 0.5,
          border: 1,
          borderLeft: 4,
          borderColor: 'divider',
          borderLeftColor: stateColor(node.status),
          borderRadius: 1,
          bgcolor: node.id === chosen ? 'action.selected' : 'background.paper',
          cursor: 'pointer',
          typography: 'caption',
          ...(node.id === chosen && { outline: '2px solid', outlineColor: 'primary.main' }),
        }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {shortName(node.name, station)}
        </Box>
        {series.length > 0 && <StringCells series={series} />}
      </Box>
      {parts.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            mt: 1,
            ml: 1.5,
            pl: 1.5,
            borderLeft: 2,
            borderColor: 'divider',
          }}
        >
          {parts.map((one) => (
            <Branch
              key={one.id}
              node={one}
              station={station}
              chosen={holds(one, chosen) ? chosen : undefined}
              onPick={onPick}
            />
          ))}
        </Box>
      )}
    </Box>
  );
});

/** Whether a node is the chosen one or above it: the others need not be drawn again. */
const holds = (node: TopologyNode, id: string | undefined): boolean =>
  id !== undefined && (node.id === id || node.children.some((one) => holds(one, id)));

/**
 * The station as a picture: lines lead from what is above to what is below, colors tell states. The tree beside it
 * says the same to the keyboard.
 */
export function TopologyPicture({
  nodes,
  chosen,
  label,
  onPick,
}: {
  readonly nodes: readonly TopologyNode[];
  readonly chosen: string | undefined;
  readonly label: string;
  onPick(id: string): void;
}) {
  return (
    <Box role="img" aria-label={label} sx={{ display: 'grid', gap: 2, p: 0.5, overflow: 'auto', maxHeight: 640 }}>
      {nodes.map((node) => (
        <Branch key={node.id} node={node} station={node.name} chosen={chosen} onPick={onPick} />
      ))}
    </Box>
  );
}
