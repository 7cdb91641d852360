import { Box, Button, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess, useCan } from '@/access';
import { createPath, detailPath, editPath } from '@/crud';
import { addedBelow, schemaOfNode } from './nodeSchema';
import { nodeWords } from './nodeWords';
import type { NodeWithAbove } from './readTopology';

/** The chosen node, and the ways to look at it, change it and add to it, as far as they are granted. */
export function NodeCard({ node, above }: NodeWithAbove) {
  const translate = useTranslate();
  const words = nodeWords(node, translate);
  const { pathOf } = useAccess();
  const can = useCan();
  const path = pathOf.get(schemaOfNode(node));
  const added = addedBelow(node, above);
  const addPath = added && pathOf.get(added.schema);
  const count = node.children.length;
  return (
    <Box
      component="section"
      aria-live="polite"
      sx={{ display: 'grid', gap: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {words.name}
        </Typography>
        <Chip size="small" label={words.type} />
        {words.status !== '' && <Chip size="small" variant="outlined" label={words.status} />}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate('pvTopology.below', { smart_count: count })}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {path !== undefined && (
          <Button size="small" variant="outlined" component={Link} to={detailPath(path.slice(1), node.id)}>
            {translate('pvTopology.open')}
          </Button>
        )}
        {path !== undefined && can('edit', path) && (
          <Button size="small" variant="outlined" component={Link} to={editPath(path.slice(1), node.id)}>
            {translate('pvTopology.edit')}
          </Button>
        )}
        {added && addPath !== undefined && can('create', addPath) && (
          <Button size="small" variant="contained" component={Link} to={createPath(addPath.slice(1), added.given)}>
            {translate(`pvTopology.add.${added.schema.slice(3)}`)}
          </Button>
        )}
      </Box>
    </Box>
  );
}
