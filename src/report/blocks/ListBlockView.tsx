import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useContext, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isEmpty, type Block } from '@/schema';
import type { BlockProps } from '../block';
import { ListSlot } from './listSlot';

type ListOf = Extract<Block, { readonly kind: 'list' }>;

const NOTHING = {};

/** The list of a resource, narrowed by the parameters of the report. */
export function ListBlockView({ name, block: { resource, given, all: canBeAll }, heading, place: { report, params } }: Pick<BlockProps<ListOf>, 'name' | 'block' | 'heading' | 'place'>) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const List = useContext(ListSlot);
  const id = useId();
  const filters = all ? NOTHING : Object.fromEntries(Object.entries(given).flatMap(([filter, param]) => (isEmpty(params[param]) ? [] : [[filter, params[param]]])));
  return List ? (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography id={id} component="h2" variant="h3">
          {heading}
        </Typography>
        {canBeAll && (
          <FormControlLabel
            control={<Switch size="small" checked={all} onChange={(_, on) => setAll(on)} />}
            label={translate(`resources.${report.name}.switches.${name}.all`)}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ mr: 0 }}
          />
        )}
      </Box>
      <List schema={resource} given={filters} />
    </Box>
  ) : null;
}
