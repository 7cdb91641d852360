import { Box, FormControlLabel, Switch } from '@mui/material';
import { useContext, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TellListContext } from '@/data/internal';
import { isEmpty, type Block } from '@/schema';
import type { BlockProps } from '../blockProps';
import { ReportOnPageContext } from '../page/reportPage';
import { ListSlot } from './listSlot';

type ListOf = Extract<Block, { readonly kind: 'list' }>;

const NOTHING = {};

/** The list of a resource, narrowed by the parameters of the report; its heading is the list's own. */
export function ListBlockView({
  name,
  block: { resource, given, all: canBeAll },
  heading,
  place: { report, params },
}: Pick<BlockProps<ListOf>, 'name' | 'block' | 'heading' | 'place'>) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const List = useContext(ListSlot);
  const page = useContext(ReportOnPageContext);
  const hasOwn = page?.blocks.some(({ block: { kind } }) => kind === 'own' || kind === 'kind');
  const lists = hasOwn ? page?.lists : undefined;
  const tell = useMemo(() => lists?.tellOf(name), [lists, name]);
  const filters = all
    ? NOTHING
    : Object.fromEntries(
        Object.entries(given).flatMap(([filter, param]) => (isEmpty(params[param]) ? [] : [[filter, params[param]]])),
      );
  return List ? (
    <Box
      component="section"
      aria-label={heading}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, minWidth: 0 }}
    >
      {canBeAll && (
        <FormControlLabel
          control={<Switch size="small" checked={all} onChange={(_, on) => setAll(on)} />}
          label={translate(`resources.${report.name}.switches.${name}.all`)}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ justifySelf: 'end', mr: 0 }}
        />
      )}
      <TellListContext value={tell}>
        <List schema={resource} given={filters} />
      </TellListContext>
    </Box>
  ) : null;
}
