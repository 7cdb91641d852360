import { Box, Typography } from '@mui/material';
import { useContext, useId } from 'react';
import { isEmpty, type Block } from '@/schema';
import type { BlockProps } from '../block';
import { ListSlot } from './listSlot';

type ListOf = Extract<Block, { readonly kind: 'list' }>;

/** The list of a resource, narrowed by the parameters of the report. */
export function ListBlockView({ block: { resource, given }, heading, place: { params } }: Pick<BlockProps<ListOf>, 'block' | 'heading' | 'place'>) {
  const List = useContext(ListSlot);
  const id = useId();
  const filters = Object.fromEntries(Object.entries(given).flatMap(([filter, param]) => (isEmpty(params[param]) ? [] : [[filter, params[param]]])));
  return List ? (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h3">
        {heading}
      </Typography>
      <List schema={resource} given={filters} />
    </Box>
  ) : null;
}
