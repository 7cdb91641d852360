import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCan } from '@/access';
import { FailureAlert, FormFoot } from '@/widgets';
import { allNodes, type TopologyNode } from '../topology/readTopology';
import { freePlaces } from './freePlaces';
import { LayoutPlan } from './LayoutPlan';
import { usePlaces } from './usePlaces';

/** Devices of one building on its plan, those that stand nowhere yet beside it. Nothing is sent before it is saved. */
export function BuildingPlan({ building }: { readonly building: TopologyNode }) {
  const translate = useTranslate();
  const can = useCan();
  const { changed, move, discard, save } = usePlaces(building.id);
  const devices = allNodes(building.children).filter(({ type }) => type !== 'series');
  const placed = devices.flatMap((node) => {
    const place = changed.get(node.id) ?? node.place;
    return place ? [{ node, place }] : [];
  });
  const taken = placed.map(({ place }) => place);
  const waiting = devices.filter(({ id, place }) => !place && !changed.has(id));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 1 }}>
          <LayoutPlan
            picture={building.picture}
            label={translate('pvLocation.plan', { name: building.name })}
            placed={placed}
            readOnly={!can('edit')}
            onMove={move}
          />
          <Typography variant="caption" color="textSecondary">
            {translate('pvLocation.help')}
          </Typography>
        </Box>
        <Box component="section" aria-label={translate('pvLocation.waiting')}>
          <Typography variant="h3" component="h2">
            {translate('pvLocation.waiting')} ({waiting.length})
          </Typography>
          {can('create') && waiting.length > 1 && (
            <Button
              size="small"
              variant="outlined"
              sx={{ mt: 1 }}
              onClick={() =>
                freePlaces(taken, waiting.length).forEach((place, at) => {
                  const device = waiting[at];
                  if (device) move(device.id, place);
                })
              }
            >
              {translate('pvLocation.rows')}
            </Button>
          )}
          <List dense sx={{ maxHeight: 480, overflow: 'auto' }}>
            {waiting.map(({ id, name }) => (
              <ListItem
                key={id}
                disableGutters
                secondaryAction={
                  can('create') && (
                    <Button
                      size="small"
                      aria-label={translate('pvLocation.placeNamed', { name })}
                      onClick={() => freePlaces(taken, 1).forEach((place) => move(id, place))}
                    >
                      {translate('pvLocation.place')}
                    </Button>
                  )
                }
              >
                <ListItemText primary={name} slotProps={{ primary: { noWrap: true, title: name } }} sx={{ pr: 6 }} />
              </ListItem>
            ))}
          </List>
        </Box>
      </Box>
      <FailureAlert error={save.error} />
      <FormFoot>
        <Button
          variant="contained"
          disabled={changed.size === 0}
          loading={save.isPending}
          onClick={() => save.mutate(devices)}
        >
          {translate('pvLocation.save')}
        </Button>
        <Button color="inherit" disabled={changed.size === 0 || save.isPending} onClick={discard}>
          {translate('pvLocation.discard')}
        </Button>
      </FormFoot>
    </Box>
  );
}
